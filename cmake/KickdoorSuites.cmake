# Tests of a GoogleTest program, one for each suite: most tests take less time than the start of their program.
# gtest_discover_tests() has one for each test. Both ask the program for its list when ctest starts, not while building.

# kickdoor_discover_suites(program LABEL label [LONG filter] [ENVIRONMENT name=value...]): LONG: the tests that have a test of
# their own, labelled "<label>-long", as --gtest_filter names them.
function(kickdoor_discover_suites program)
  cmake_parse_arguments(arg "" "LABEL" "LONG;ENVIRONMENT" ${ARGN})
  set(base ${CMAKE_CURRENT_BINARY_DIR}/${program})
  # Read by ctest, which knows no targets.
  file(GENERATE OUTPUT ${base}_include.cmake CONTENT "set(cmake [==[${CMAKE_COMMAND}]==])
set(program [==[$<TARGET_FILE:${program}>]==])
set(folder [==[${CMAKE_SOURCE_DIR}]==])
set(label [==[${arg_LABEL}]==])
set(long [==[${arg_LONG}]==])
set(environment [==[${arg_ENVIRONMENT}]==])
set(tests [==[${base}_tests.cmake]==])
include([==[${CMAKE_SOURCE_DIR}/cmake/list_suites.cmake]==])
")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${base}_include.cmake)
endfunction()
