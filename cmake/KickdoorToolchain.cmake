# Compiler, linker and warning settings shared by all our targets.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# The everyday build keeps its assertions, and only enough debug info for a backtrace with lines.
if(NOT MSVC)
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1")
  set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
endif()

find_program(KICKDOOR_CCACHE ccache)
if(KICKDOOR_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Paths below the source folder are hashed relative to it, so that another checkout hits the same cache.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
    CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    ${KICKDOOR_CCACHE})
endif()

find_program(KICKDOOR_MOLD mold)
if(KICKDOOR_MOLD AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT KICKDOOR_LTO)
  add_link_options(-fuse-ld=mold)
endif()

if(KICKDOOR_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT ipo OUTPUT ipo_reason LANGUAGES CXX)
  if(ipo)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  else()
    message(WARNING "No link-time optimisation: ${ipo_reason}")
  endif()
endif()

if(KICKDOOR_SANITIZE)
  add_compile_options(-fsanitize=${KICKDOOR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KICKDOOR_SANITIZE})
endif()
if(KICKDOOR_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# LLVM's library, which macOS has, hides std::jthread behind an option.
include(CheckCXXSourceCompiles)
set(CMAKE_REQUIRED_QUIET ON)
set(jthread "#include <thread>\nint main() { std::jthread t([](std::stop_token) {}); }")
check_cxx_source_compiles("${jthread}" KICKDOOR_HAS_JTHREAD)
if(NOT KICKDOOR_HAS_JTHREAD AND NOT MSVC)
  set(CMAKE_REQUIRED_FLAGS -fexperimental-library)
  check_cxx_source_compiles("${jthread}" KICKDOOR_HAS_EXPERIMENTAL_JTHREAD)
  set(CMAKE_REQUIRED_FLAGS)
  if(KICKDOOR_HAS_EXPERIMENTAL_JTHREAD)
    add_compile_options(-fexperimental-library)
    add_link_options(-fexperimental-library)
  endif()
endif()

add_library(kickdoor_warnings INTERFACE)
if(MSVC)
  target_compile_options(kickdoor_warnings INTERFACE /W4 /permissive- /utf-8 $<$<BOOL:${KICKDOOR_WERROR}>:/WX>)
else()
  target_compile_options(kickdoor_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<BOOL:${KICKDOOR_WERROR}>:-Werror>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 reports the one inside std::string's operator+ (its bug 105651), the other inside std::optional's
    # reset() (its bug 80635).
    target_compile_options(kickdoor_warnings INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # Part of clang's -Wconversion, not of g++'s: both ask the same of us.
    target_compile_options(kickdoor_warnings INTERFACE -Wno-sign-conversion)
    # libstdc++'s stable_sort uses what libstdc++ deprecates, and clang says so where we call it.
    target_compile_options(kickdoor_warnings INTERFACE -Wno-deprecated-declarations)
  endif()
  # A local name may be that of a constant in another file of the batch; the builds without batches warn.
  target_compile_options(kickdoor_warnings INTERFACE $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-shadow>)
endif()
