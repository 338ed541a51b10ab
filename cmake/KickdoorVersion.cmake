# KICKDOOR_COMMIT and KICKDOOR_COMMITTED (a Unix time, or empty): what is built. Both are empty outside a checkout of ours,
# also when an archive was unpacked inside another project's checkout.
set(KICKDOOR_COMMIT "")
set(KICKDOOR_COMMITTED "")

function(kickdoor_git variable)
  execute_process(COMMAND ${KICKDOOR_GIT} -C ${CMAKE_SOURCE_DIR} ${ARGN} OUTPUT_VARIABLE said ERROR_QUIET
    RESULT_VARIABLE failed OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(failed)
    set(said "none")
  endif()
  set(${variable} "${said}" PARENT_SCOPE)
endfunction()

find_program(KICKDOOR_GIT git)
if(KICKDOOR_GIT)
  kickdoor_git(below rev-parse --show-prefix)
  if(below STREQUAL "")
    # Names no tag: the version is this build's own, and a tag may say another.
    kickdoor_git(KICKDOOR_COMMIT describe --always --dirty --abbrev=10 --exclude=*)
    kickdoor_git(KICKDOOR_COMMITTED log -1 --format=%ct)
  endif()
endif()

# The only files that know a commit: nothing else is compiled again for a new one.
function(kickdoor_version)
  set_source_files_properties(app/version/version.cpp PROPERTIES
    COMPILE_DEFINITIONS "KICKDOOR_VERSION=\"${PROJECT_VERSION}\";KICKDOOR_COMMIT=\"${KICKDOOR_COMMIT}\"")
  kickdoor_library(kickdoor_version app/version)
endfunction()
