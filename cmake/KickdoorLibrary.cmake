# kickdoor_library(name folder [EXCLUDE file...] [LINK lib...] [PRIVATE lib...])
# One static library for one folder, its sources found by themselves, also when a file is added later.
# Headers are included from the folder above the library's parts: "state/game_state.h" in engine/,
# "table/host.h", "net/wire/message.h" in app/.
function(kickdoor_library name folder)
  cmake_parse_arguments(arg "" "" "EXCLUDE;LINK;PRIVATE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS
    ${CMAKE_SOURCE_DIR}/${folder}/*.cpp ${CMAKE_SOURCE_DIR}/${folder}/*.h)
  foreach(file IN LISTS arg_EXCLUDE)
    list(REMOVE_ITEM sources ${CMAKE_SOURCE_DIR}/${file})
  endforeach()
  set(compiled ${sources})
  list(FILTER compiled INCLUDE REGEX "\\.cpp$")
  if(NOT compiled)
    message(STATUS "${name}: nothing in ${folder} yet")
    return()
  endif()
  add_library(${name} STATIC ${sources})
  kickdoor_uses_qt(qt ${name} ${arg_LINK} ${arg_PRIVATE})
  if((qt AND NOT folder MATCHES "^app/(art|sound)$") OR folder MATCHES "^tests/")
    kickdoor_compile_quickly(${name})
  endif()
  if(qt OR folder MATCHES "^tests/")
    kickdoor_batches(${name})
  else()
    kickdoor_batches(${name} LOWER)
  endif()
  kickdoor_include_root(${name} PUBLIC ${folder})
  kickdoor_link(${name} PUBLIC ${arg_LINK})
  kickdoor_link(${name} PRIVATE kickdoor_warnings ${arg_PRIVATE})
endfunction()

# kickdoor_executable(name source... [LINK lib...])
function(kickdoor_executable name)
  cmake_parse_arguments(arg "" "" "LINK" ${ARGN})
  foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
    if(NOT EXISTS ${CMAKE_SOURCE_DIR}/${file})
      message(STATUS "${name}: no ${file} yet")
      return()
    endif()
  endforeach()
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  kickdoor_link(${name} PRIVATE kickdoor_warnings ${arg_LINK})
  install(TARGETS ${name} RUNTIME DESTINATION ${KICKDOOR_PROGRAMS})
endfunction()

# kickdoor_part(name folder [LINK part or lib...])
# A folder of a library that is built as one: says only what its files may include (check_includes.cmake).
function(kickdoor_part)
endfunction()

# kickdoor_umbrella(name): all libraries name_<part>, for who links them together.
function(kickdoor_umbrella name)
  get_property(parts DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
  list(FILTER parts INCLUDE REGEX "^${name}_")
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE ${parts})
endfunction()

# kickdoor_check_includes(first): before this library is built, and so all that link it, the includes of engine/ and app/
# are held to KickdoorEngine.cmake and KickdoorApp.cmake, the imports of qml/ to KickdoorQml.cmake.
function(kickdoor_check_includes first)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/engine/*.cpp ${CMAKE_SOURCE_DIR}/engine/*.h
    ${CMAKE_SOURCE_DIR}/app/*.cpp ${CMAKE_SOURCE_DIR}/app/*.h
    ${CMAKE_SOURCE_DIR}/qml/*.qml)
  set(script ${CMAKE_SOURCE_DIR}/cmake/check_includes.cmake)
  set(stamp ${CMAKE_BINARY_DIR}/includes.checked)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${CMAKE_COMMAND} -P ${script}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${script} ${CMAKE_SOURCE_DIR}/cmake/KickdoorEngine.cmake ${CMAKE_SOURCE_DIR}/cmake/KickdoorApp.cmake
      ${CMAKE_SOURCE_DIR}/cmake/KickdoorQml.cmake ${sources}
    COMMENT "Checking what each folder includes" VERBATIM)
  add_custom_target(kickdoor_includes DEPENDS ${stamp})
  add_dependencies(${first} kickdoor_includes)
endfunction()

# kickdoor_batches(name [LOWER])
# With KICKDOOR_BATCHES, compiles a target's files some at a time: most of what a file costs is its headers.
# LOWER: not where KICKDOOR_BATCHES is WINDOW.
function(kickdoor_batches name)
  if("LOWER" IN_LIST ARGN AND KICKDOOR_BATCHES STREQUAL "WINDOW")
    return()
  endif()
  if(KICKDOOR_BATCHES)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
endfunction()

# kickdoor_compile_quickly(name): for what asks others to compute: the window, its models, tests. -O1 compiles a quarter faster.
function(kickdoor_compile_quickly name)
  if(NOT MSVC)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O1>)
  endif()
endfunction()

# kickdoor_uses_qt(result name library...): whether a library links Qt, or one of ours that does.
function(kickdoor_uses_qt result name)
  set(${result} OFF PARENT_SCOPE)
  foreach(library IN LISTS ARGN)
    get_property(qt GLOBAL PROPERTY qt_in_${library})
    if(qt OR library MATCHES "^Qt6::")
      set_property(GLOBAL PROPERTY qt_in_${name} ON)
      set(${result} ON PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# Folders of engine/, app/ and tests/ are named from there.
function(kickdoor_include_root name visibility folder)
  if(folder MATCHES "^(engine|app|tests)/")
    set(root ${CMAKE_SOURCE_DIR}/${CMAKE_MATCH_1})
  else()
    set(root ${CMAKE_SOURCE_DIR}/${folder})
  endif()
  target_include_directories(${name} ${visibility} ${root})
endfunction()

# Links those of our own libraries that exist, and everything that is not ours.
function(kickdoor_link name visibility)
  foreach(library IN LISTS ARGN)
    if(NOT library MATCHES "^kickdoor_" OR TARGET ${library})
      target_link_libraries(${name} ${visibility} ${library})
    endif()
  endforeach()
endfunction()
