# Timeouts end what hangs; they are long enough for a machine that is busy with other builds, under sanitizers.
# Tests whose label ends in "long" are whole games in a real window, machines of their own, pages in every size and language and the like:
# ./check --quick leaves them out.
# COST: ctest begins the longest first. In a fresh clone it has no times of its own, and a long test begun last would keep one
# processor waiting.
# Each folder of tests/ is one program: kickdoor_<folder>_tests (GoogleTest), kickdoor_bench (Google Benchmark),
# kickdoor_qml_tests (Qt Quick Test), and one program a file in fuzz/.
include(KickdoorSuites)

function(kickdoor_tests)
  # The only place that knows where the sources are: tests::sourceDir().
  set_source_files_properties(${CMAKE_SOURCE_DIR}/tests/support/source_dir.cpp PROPERTIES
    COMPILE_DEFINITIONS "KICKDOOR_SOURCE_DIR=\"${CMAKE_SOURCE_DIR}\"")
  kickdoor_library(kickdoor_test_support tests/support LINK kickdoor_engine PRIVATE nlohmann_json::nlohmann_json
    GTest::gtest)
  kickdoor_gtest(unit LONG "*Sayable.*:Save.NoDamage*" LINK kickdoor_text kickdoor_engine)
  kickdoor_gtest(scenarios LINK kickdoor_cli_lib kickdoor_text kickdoor_engine)
  kickdoor_gtest(playout LONG "Ledger.*:Laws.HoldInEvery*:Advice.IsTheSame*:Advice.ListsLegal*" LINK kickdoor_engine)
  kickdoor_gtest(table LINK kickdoor_table kickdoor_engine)
  if(KICKDOOR_WITH_KICKPACK)
    kickdoor_gtest(pack LINK kickdoor_pack_cli kickdoor_cli_lib kickdoor_pack kickdoor_text kickdoor_engine kickdoor_libzip)
  endif()
  kickdoor_gtest(strength LONG "Ladder.*:Match.AMirror*" LINK kickdoor_strength kickdoor_engine)
  kickdoor_gtest(tally LINK kickdoor_tally kickdoor_table kickdoor_engine)
  if(KICKDOOR_WITH_NET)
    kickdoor_library(kickdoor_net_test_support tests/net_support LINK kickdoor_test_support kickdoor_net_server
      kickdoor_net_client kickdoor_wire)
    kickdoor_gtest(net LINK kickdoor_net_test_support kickdoor_net_server kickdoor_net_client kickdoor_wire kickdoor_table kickdoor_engine OpenSSL::Crypto)
  endif()
  kickdoor_gtest(cli LINK kickdoor_cli_lib kickdoor_table kickdoor_text kickdoor_engine)
  if(KICKDOOR_WITH_QT)
    if(KICKDOOR_WITH_NET)
      set(shared "")
      if(KICKDOOR_WITH_KICKPACK)
        set(shared kickdoor_net_packs kickdoor_pack)
      endif()
      kickdoor_gtest(net_qt LONG "LiveGameTest.*:DiscoveryTest.*" LINK kickdoor_net_cli kickdoor_net_qt kickdoor_net_server kickdoor_net_client kickdoor_wire kickdoor_table
        kickdoor_engine)
      kickdoor_gtest(net_model LONG "HandDevice.*:NetPacksTest.*:NetPlayTest.*:NetRecordTest.*" LINK ${shared} kickdoor_model kickdoor_system kickdoor_net_qt kickdoor_table kickdoor_text kickdoor_engine QT)
      add_dependencies(kickdoor_net_model_tests kickdoor-cli)
      kickdoor_net_tests()
    endif()
    kickdoor_gtest(art LINK kickdoor_art kickdoor_system kickdoor_engine_card Qt6::Quick Qt6::Test QT)
    kickdoor_gtest(model LONG "ChanceModel.ShowsTheGame*:LookingBack.*:SettingsTest.DamagedMaps*" LINK kickdoor_model kickdoor_system kickdoor_table kickdoor_text kickdoor_engine Qt6::Test QT)
    if(KICKDOOR_WITH_KICKPACK)
      kickdoor_gtest(import LINK kickdoor_import kickdoor_model kickdoor_pack kickdoor_table kickdoor_text kickdoor_engine Qt6::Test Qt6::Widgets QT)
      kickdoor_gtest(workshop LINK kickdoor_workshop kickdoor_qml kickdoor_pack kickdoor_text kickdoor_engine Qt6::Test QT)
    endif()
    kickdoor_gtest(sound LONG "Recipes.EverySound*:Recipes.EachEdition*:Recipes.SoundsFade*:Recipes.TheDanger*" LINK kickdoor_sound QT)
    kickdoor_quick_tests()
    kickdoor_monkey()
    kickdoor_sheet_test()
    kickdoor_window_tests()
  endif()
  kickdoor_fuzz_programs()
  kickdoor_bench_program()
  find_program(KICKDOOR_BASH bash)
  if(UNIX AND KICKDOOR_BASH)
    add_test(NAME scripts.fingerprints COMMAND ${KICKDOOR_BASH} ${CMAKE_SOURCE_DIR}/scripts/fingerprint --cli $<TARGET_FILE:kickdoor-cli>)
    add_test(NAME scripts.includes COMMAND ${KICKDOOR_BASH} ${CMAKE_SOURCE_DIR}/tests/scripts/includes_test)
    set_tests_properties(scripts.fingerprints scripts.includes PROPERTIES LABELS scripts TIMEOUT 300)
  endif()
  if(KICKDOOR_WITH_QT AND UNIX AND KICKDOOR_BASH)
    add_test(NAME scripts.commands COMMAND ${KICKDOOR_BASH} ${CMAKE_SOURCE_DIR}/tests/scripts/commands_test)
    add_test(NAME scripts.translations COMMAND ${KICKDOOR_BASH} ${CMAKE_SOURCE_DIR}/tests/scripts/translations_test)
    set_tests_properties(scripts.commands scripts.translations PROPERTIES LABELS "scripts;long" TIMEOUT 60 SKIP_RETURN_CODE 77)
  endif()
endfunction()

# kickdoor_gtest(folder [QT] [LONG filter] [LINK lib...]): a folder with a main.cpp brings its own main(). ctest runs a suite at a
# time, and those of LONG, as --gtest_filter names them, a test at a time, labelled "<folder>-long" (two labels do not get
# through to CTest).
function(kickdoor_gtest folder)
  cmake_parse_arguments(arg "QT" "LONG" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${folder}/*.cpp)
  if(NOT KICKDOOR_WITH_KICKPACK)
    list(FILTER sources EXCLUDE REGEX "/net_packs_test")
  endif()
  if(NOT sources)
    return()
  endif()
  set(name kickdoor_${folder}_tests)
  add_executable(${name} ${sources})
  kickdoor_include_root(${name} PRIVATE tests/${folder})
  kickdoor_compile_quickly(${name})
  kickdoor_batches(${name})
  set(gtest GTest::gtest_main)
  if(EXISTS ${CMAKE_SOURCE_DIR}/tests/${folder}/main.cpp)
    set(gtest GTest::gtest)
  endif()
  kickdoor_link(${name} PRIVATE kickdoor_warnings kickdoor_test_support ${arg_LINK}
    nlohmann_json::nlohmann_json GTest::gmock ${gtest})
  set(environment "")
  if(arg_QT)
    kickdoor_automoc(${name})
    set(environment QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software)
  endif()
  kickdoor_discover_suites(${name} LABEL ${folder} LONG ${arg_LONG} ENVIRONMENT ${environment})
endfunction()

# kickdoor_in_real_time(row test...): tests that mostly wait: for a clock, a window, another process. One of each row at a
# time, begun first; ./check starts as many tests more than there are processors as there are rows.
function(kickdoor_in_real_time row)
  set_tests_properties(${ARGN} PROPERTIES RESOURCE_LOCK real_time_${row} COST 1000)
endfunction()

# Machines of their own, where network namespaces can be had; and many tables at once.
function(kickdoor_net_tests)
  add_test(NAME net_qt.namespaces COMMAND ${CMAKE_SOURCE_DIR}/tests/net_qt/namespaces_test $<TARGET_FILE:kickdoor-cli>
    $<TARGET_FILE:kickdoor_relay>)
  foreach(program load_host load_guests load_knock relay)
    add_executable(kickdoor_${program} ${CMAKE_SOURCE_DIR}/tests/net_load/${program}.cpp)
    kickdoor_link(kickdoor_${program} PRIVATE kickdoor_warnings kickdoor_net_cli kickdoor_net_qt kickdoor_net_client
      kickdoor_net_server kickdoor_wire kickdoor_engine)
  endforeach()
  add_test(NAME net_qt.bad_line COMMAND ${CMAKE_SOURCE_DIR}/tests/net_qt/bad_line_test $<TARGET_FILE:kickdoor-cli>
    $<TARGET_FILE:kickdoor_relay>)
  add_test(NAME net_qt.kill COMMAND ${CMAKE_SOURCE_DIR}/tests/net_qt/kill_test $<TARGET_FILE:kickdoor-cli>)
  add_test(NAME net_qt.load COMMAND ${CMAKE_SOURCE_DIR}/scripts/net_load --tables 8 --seconds 3 --idle 40
    --programs $<TARGET_FILE_DIR:kickdoor_load_host>)
  set_tests_properties(net_qt.namespaces net_qt.bad_line net_qt.kill net_qt.load PROPERTIES LABELS "net_qt;long" TIMEOUT 600
    SKIP_RETURN_CODE 77)
  kickdoor_in_real_time(machines net_qt.namespaces net_qt.bad_line net_qt.kill net_qt.load)
endfunction()

# kickdoor_keep_pictures(program environment): what the program paints is kept for its next runs, until it is built anew. Sets the
# `environment` for its tests.
function(kickdoor_keep_pictures program environment)
  set(folder ${CMAKE_BINARY_DIR}/pictures/${program})
  add_custom_command(TARGET ${program} POST_BUILD COMMAND ${CMAKE_COMMAND} -E rm -rf ${folder} VERBATIM)
  set(${environment} "KICKDOOR_PICTURES=${folder}" PARENT_SCOPE)
endfunction()

function(kickdoor_quick_tests)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/qml/*.cpp ${CMAKE_SOURCE_DIR}/tests/qml/*.h)
  file(GLOB_RECURSE cases CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/qml/tst_*.qml)
  if(NOT sources)
    return()
  endif()
  if(NOT KICKDOOR_WITH_NET)
    list(FILTER sources EXCLUDE REGEX "/lan\\.")
    list(FILTER cases EXCLUDE REGEX "/tst_lan")
  endif()
  add_executable(kickdoor_qml_tests ${sources})
  kickdoor_automoc(kickdoor_qml_tests)
  kickdoor_compile_quickly(kickdoor_qml_tests)
  kickdoor_batches(kickdoor_qml_tests)
  kickdoor_include_root(kickdoor_qml_tests PRIVATE tests/qml)
  kickdoor_link(kickdoor_qml_tests PRIVATE kickdoor_warnings kickdoor_test_support kickdoor_qml kickdoor_table
    kickdoor_text kickdoor_engine Qt6::QuickTest Qt6::Widgets)
  if(KICKDOOR_WITH_NET)
    target_compile_definitions(kickdoor_qml_tests PRIVATE KICKDOOR_NET)
  endif()
  kickdoor_keep_pictures(kickdoor_qml_tests pictures)
  # Each takes 5 seconds of processor time or more.
  set(long_cases
    tst_arrows tst_before_the_game tst_board tst_card tst_chances tst_combat tst_controls tst_dialog_size tst_dialog_zoom tst_dice
    tst_fence tst_gallery_page tst_hand_fan tst_hint tst_keys tst_lan tst_lan_game tst_lan_hand tst_lan_languages tst_languages
    tst_large_dice tst_large_text tst_lesson tst_looting tst_moments tst_offers tst_own_panel tst_play tst_pointing tst_remarks
    tst_replay tst_seen_cards tst_setup tst_shared_screen tst_short_ways tst_slots tst_standing_passes
    tst_table_layout tst_table_picture tst_take_back tst_touch tst_window)
  foreach(case IN LISTS cases)
    get_filename_component(case_name ${case} NAME_WE)
    add_test(NAME qml.${case_name} COMMAND kickdoor_qml_tests -input ${case} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(qml.${case_name} PROPERTIES LABELS qml TIMEOUT 1500 COST 100
      ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;${pictures}")
    if(case_name IN_LIST long_cases)
      set_tests_properties(qml.${case_name} PROPERTIES COST 500 LABELS "qml;long")
    endif()
  endforeach()
endfunction()

# The whole window, played at random while its law is watched; scripts/monkey plays for longer.
function(kickdoor_monkey)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/monkey/*.cpp ${CMAKE_SOURCE_DIR}/tests/monkey/*.h)
  add_executable(kickdoor_monkey ${sources} ${CMAKE_SOURCE_DIR}/tests/qml/tables.cpp ${CMAKE_SOURCE_DIR}/tests/qml/tables.h
    ${CMAKE_SOURCE_DIR}/tests/qml/pseudo.cpp ${CMAKE_SOURCE_DIR}/tests/qml/pseudo.h
    ${CMAKE_SOURCE_DIR}/app/desktop/background_work.cpp ${CMAKE_SOURCE_DIR}/app/desktop/background_work.h)
  kickdoor_automoc(kickdoor_monkey)
  kickdoor_batches(kickdoor_monkey)
  kickdoor_include_root(kickdoor_monkey PRIVATE tests/monkey)
  kickdoor_link(kickdoor_monkey PRIVATE kickdoor_warnings kickdoor_test_support kickdoor_qml kickdoor_table
    kickdoor_text kickdoor_engine Qt6::Test Qt6::Quick Qt6::Widgets)
  kickdoor_keep_pictures(kickdoor_monkey pictures)
  # A shared screen through whole turns, then anything anywhere.
  add_test(NAME monkey.plays COMMAND kickdoor_monkey --plays --seed 1 --games 3 --steps 200 WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  add_test(NAME monkey.wild COMMAND kickdoor_monkey --seed 1 --games 3 --steps 150 WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(monkey.plays monkey.wild PROPERTIES LABELS "monkey;long" TIMEOUT 1800 COST 500 ENVIRONMENT "${pictures}")
endfunction()

# Every card of every pack is drawn: no words that do not fit, no picture missing.
function(kickdoor_sheet_test)
  if(KICKDOOR_WITH_KICKPACK AND UNIX)
    add_test(NAME desktop.print COMMAND ${CMAKE_SOURCE_DIR}/tests/pack/print_test $<TARGET_FILE:kickdoor-cli>)
    set_tests_properties(desktop.print PROPERTIES LABELS "desktop;long" TIMEOUT 300 COST 50)
  endif()
  add_test(NAME desktop.contact_sheet COMMAND kickdoor --contact-sheet ${CMAKE_BINARY_DIR}/contact-sheets)
  set_tests_properties(desktop.contact_sheet PROPERTIES LABELS "desktop;long" TIMEOUT 300 COST 100
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software")
endfunction()

# The real window with a real pointer, where a display of its own can be had.
function(kickdoor_window_tests)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/window/*.cpp)
  find_program(KICKDOOR_XVFB_RUN xvfb-run)
  find_program(KICKDOOR_XDOTOOL xdotool)
  find_program(KICKDOOR_OPENBOX openbox)
  if(NOT sources OR NOT KICKDOOR_XVFB_RUN OR NOT KICKDOOR_XDOTOOL OR NOT KICKDOOR_OPENBOX)
    message(STATUS "kickdoor_window_tests: needs xvfb-run, xdotool and openbox")
    return()
  endif()
  add_executable(kickdoor_window_tests ${sources} ${CMAKE_SOURCE_DIR}/tests/qml/tables.cpp
    ${CMAKE_SOURCE_DIR}/tests/qml/tables.h ${CMAKE_SOURCE_DIR}/tests/qml/pseudo.cpp ${CMAKE_SOURCE_DIR}/tests/qml/pseudo.h)
  kickdoor_automoc(kickdoor_window_tests)
  kickdoor_batches(kickdoor_window_tests)
  kickdoor_include_root(kickdoor_window_tests PRIVATE tests/window)
  kickdoor_link(kickdoor_window_tests PRIVATE kickdoor_warnings kickdoor_test_support kickdoor_qml kickdoor_table
    kickdoor_text kickdoor_engine Qt6::Test Qt6::Quick Qt6::Widgets GTest::gtest)
  add_test(NAME window.pointer COMMAND ${CMAKE_SOURCE_DIR}/tests/window/on_own_display
    $<TARGET_FILE:kickdoor_window_tests>)
  add_test(NAME window.resume COMMAND ${CMAKE_SOURCE_DIR}/tests/window/resume_test $<TARGET_FILE:kickdoor>)
  set_tests_properties(window.pointer window.resume PROPERTIES LABELS "window;long" TIMEOUT 1500)
  kickdoor_in_real_time(machines window.pointer)
  kickdoor_in_real_time(games window.resume)
  # Machines of their own: where network namespaces can be had, this test is never skipped.
  execute_process(COMMAND unshare --net true RESULT_VARIABLE namespaces OUTPUT_QUIET ERROR_QUIET)
  if(KICKDOOR_WITH_NET AND namespaces EQUAL 0)
    add_test(NAME window.network COMMAND ${CMAKE_SOURCE_DIR}/tests/window/network_test $<TARGET_FILE:kickdoor>)
    set_tests_properties(window.network PROPERTIES LABELS "window;long" TIMEOUT 1500)
    kickdoor_in_real_time(machines window.network)
  else()
    message(STATUS "window.network: needs the network and root's network namespaces")
  endif()
  kickdoor_access_tests()
endfunction()

# Whole games by what a screen reader is told, and by keys alone. Needs the system's Python with GObject, and AT-SPI.
function(kickdoor_access_tests)
  find_program(KICKDOOR_DBUS_RUN_SESSION dbus-run-session)
  find_file(KICKDOOR_AT_SPI org.a11y.Bus.service PATHS /usr/share/dbus-1/services)
  if(NOT KICKDOOR_DBUS_RUN_SESSION OR NOT KICKDOOR_AT_SPI)
    message(STATUS "access tests: need dbus-run-session and at-spi2-core")
    return()
  endif()
  set(game ${KICKDOOR_DBUS_RUN_SESSION} -- ${CMAKE_SOURCE_DIR}/tests/window/on_own_display
    ${CMAKE_SOURCE_DIR}/tests/access/whole_game $<TARGET_FILE:kickdoor>)
  add_test(NAME access.reader COMMAND ${game})
  add_test(NAME access.keys COMMAND ${game} --keys)
  set_tests_properties(access.reader access.keys PROPERTIES LABELS "access;long" TIMEOUT 1500)
  kickdoor_in_real_time(games access.reader access.keys)
  set_tests_properties(access.keys PROPERTIES COST 1100)
endfunction()

# Each tests/fuzz/<name>.cpp defines LLVMFuzzerTestOneInput. Without libFuzzer, a small main() replays
# tests/fuzz/corpus/<name>/* as a test.
function(kickdoor_fuzz_programs)
  file(GLOB harnesses CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.cpp)
  foreach(harness IN LISTS harnesses)
    get_filename_component(name ${harness} NAME_WE)
    if(name MATCHES "^net_" AND NOT KICKDOOR_WITH_NET OR name MATCHES "^kickpack" AND NOT KICKDOOR_WITH_KICKPACK)
      continue()
    endif()
    set(target kickdoor_fuzz_${name})
    add_executable(${target} ${harness})
    kickdoor_include_root(${target} PRIVATE tests/fuzz)
    kickdoor_link(${target} PRIVATE kickdoor_warnings kickdoor_test_support kickdoor_net_test_support
      kickdoor_net_server kickdoor_net_client kickdoor_wire kickdoor_table kickdoor_pack kickdoor_text kickdoor_engine
      nlohmann_json::nlohmann_json)
    if(KICKDOOR_FUZZ)
      target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    else()
      target_sources(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests/fuzz/replay/replay_main.cpp)
      add_test(NAME fuzz.replay.${name} COMMAND ${target} ${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name})
      set_tests_properties(fuzz.replay.${name} PROPERTIES LABELS fuzz TIMEOUT 300)
    endif()
  endforeach()
endfunction()

function(kickdoor_bench_program)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/bench/*.cpp)
  if(NOT sources)
    return()
  endif()
  if(NOT TARGET benchmark::benchmark)
    message(STATUS "kickdoor_bench: Google Benchmark is not installed")
    return()
  endif()
  add_executable(kickdoor_bench ${sources})
  kickdoor_include_root(kickdoor_bench PRIVATE tests/bench)
  kickdoor_link(kickdoor_bench PRIVATE kickdoor_warnings kickdoor_test_support kickdoor_table kickdoor_engine
    nlohmann_json::nlohmann_json benchmark::benchmark benchmark::benchmark_main)
  # That they run, and every game ends; figures come from the speed preset (docs/performance.md).
  add_test(NAME bench.short COMMAND kickdoor_bench --benchmark_min_time=0.001)
  set_tests_properties(bench.short PROPERTIES LABELS bench TIMEOUT 300)
endfunction()
