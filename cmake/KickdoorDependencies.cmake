# All external packages. docs/decisions/0001-engine-dependencies.md gives the reasons.
find_package(Threads REQUIRED)

# Header-only packages. When cross-compiling, the build machine's include folder must not come along with
# them, so each is linked into a folder of its own.
function(kickdoor_header_only target package header)
  if(NOT CMAKE_CROSSCOMPILING)
    find_package(${package} REQUIRED)
    return()
  endif()
  get_filename_component(folder ${header} DIRECTORY)
  find_path(found_${package} ${header} PATHS /usr/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  set(root ${CMAKE_BINARY_DIR}/headers)
  file(MAKE_DIRECTORY ${root})
  if(NOT EXISTS ${root}/${folder})
    file(CREATE_LINK ${found_${package}}/${folder} ${root}/${folder} SYMBOLIC)
  endif()
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE ${root})
endfunction()

kickdoor_header_only(nlohmann_json::nlohmann_json nlohmann_json nlohmann/json.hpp)
kickdoor_header_only(CLI11::CLI11 CLI11 CLI/CLI.hpp)

set(KICKDOOR_ICU "")
if(KICKDOOR_WITH_ICU)
  find_package(ICU REQUIRED COMPONENTS i18n uc)
  add_library(kickdoor_icu INTERFACE)
  target_link_libraries(kickdoor_icu INTERFACE ICU::i18n ICU::uc)
  target_compile_definitions(kickdoor_icu INTERFACE KICKDOOR_WITH_ICU=1)
  set(KICKDOOR_ICU kickdoor_icu)
endif()

if(KICKDOOR_WITH_NET)
  find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto SSL)
endif()

if(KICKDOOR_WITH_QT)
  find_package(Qt6 6.4 REQUIRED
    COMPONENTS Core Gui Widgets Qml Quick QuickControls2 Multimedia Network Svg LinguistTools)
  if(KICKDOOR_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS QuickTest Test)
  endif()
endif()

if(KICKDOOR_TESTS)
  find_package(GTest REQUIRED)
  find_package(benchmark QUIET)
endif()
