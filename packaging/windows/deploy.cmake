# Run by CPack between installing and packing: brings the libraries along that the programs need.
set(root ${CPACK_TEMPORARY_DIRECTORY})
file(GLOB programs ${root}/*.exe)
if(NOT programs)
  message(FATAL_ERROR "no program in ${root}")
endif()

# Qt's own tool, which a cross build does not have.
if(CPACK_KICKDOOR_DEPLOY)
  execute_process(COMMAND ${CPACK_KICKDOOR_DEPLOY} --release --no-translations --compiler-runtime
    --qmldir ${CPACK_KICKDOOR_PACKAGING}/../qml ${programs} COMMAND_ERROR_IS_FATAL ANY)
elseif(CPACK_KICKDOOR_QT)
  include(${CPACK_KICKDOOR_PACKAGING}/windows/deploy_qt.cmake)
endif()
file(GLOB_RECURSE plugins ${root}/plugins/*.dll ${root}/qml/*.dll)

# Qt's tool knows Qt's libraries only.
if(NOT CMAKE_HOST_WIN32)
  set(CMAKE_GET_RUNTIME_DEPENDENCIES_PLATFORM windows+pe)
  set(CMAKE_GET_RUNTIME_DEPENDENCIES_TOOL objdump)
  set(CMAKE_GET_RUNTIME_DEPENDENCIES_COMMAND ${CPACK_KICKDOOR_OBJDUMP})
endif()
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} MODULES ${plugins} DIRECTORIES ${root} ${CPACK_KICKDOOR_LIBRARIES}
  RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing
  PRE_EXCLUDE_REGEXES "^(api|ext)-ms-" POST_EXCLUDE_REGEXES "[Ss][Yy][Ss][Tt][Ee][Mm]32")
foreach(library IN LISTS found)
  cmake_path(GET library PARENT_PATH folder)
  if(NOT folder STREQUAL root)
    file(COPY ${library} DESTINATION ${root} FOLLOW_SYMLINK_CHAIN)
  endif()
endforeach()
# Where Windows itself is not at hand its libraries are missing, and only these may be.
file(STRINGS ${CPACK_KICKDOOR_PACKAGING}/windows/system_libraries.txt system REGEX "^[^#]")
list(JOIN system "|" system)
list(TRANSFORM missing TOLOWER)
list(FILTER missing EXCLUDE REGEX "^(${system})$")
if(missing)
  message(FATAL_ERROR "libraries that were not found: ${missing}")
endif()

# Qt loads OpenSSL by name, so that no program lists it.
foreach(folder IN LISTS CPACK_KICKDOOR_LIBRARIES)
  file(GLOB libraries ${folder}/libssl-3*.dll ${folder}/libcrypto-3*.dll)
  file(COPY ${libraries} DESTINATION ${root})
endforeach()

# Their licences, where packaging/windows/build_deps has left them.
foreach(folder IN LISTS CPACK_KICKDOOR_LIBRARIES)
  if(EXISTS ${folder}/../share/licences)
    file(COPY ${folder}/../share/licences DESTINATION ${root})
  endif()
endforeach()
