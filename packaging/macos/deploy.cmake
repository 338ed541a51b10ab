# Run by CPack between installing and packing: brings Qt and the other libraries into the bundle, and signs it. With
# KICKDOOR_SIGN an identity of Apple's, what comes out can be notarised as it is.
set(app ${CPACK_TEMPORARY_DIRECTORY}/Kickdoor.app)
set(programs ${app}/Contents/MacOS)

# Qt loads OpenSSL by name, so that no program lists it.
set(more -executable=${programs}/kickdoor-cli)
foreach(folder IN LISTS CPACK_KICKDOOR_LIBRARIES)
  if(EXISTS ${folder}/libssl.3.dylib)
    file(COPY ${folder}/libssl.3.dylib DESTINATION ${app}/Contents/Frameworks)
    list(APPEND more -executable=${app}/Contents/Frameworks/libssl.3.dylib)
  endif()
endforeach()

if(CPACK_KICKDOOR_DEPLOY)
  execute_process(COMMAND ${CPACK_KICKDOOR_DEPLOY} ${app} -qmldir=${CPACK_KICKDOOR_PACKAGING}/../qml
    ${more} -always-overwrite COMMAND_ERROR_IS_FATAL ANY)
endif()

set(options --force --sign ${CPACK_KICKDOOR_SIGN})
if(NOT CPACK_KICKDOOR_SIGN STREQUAL "-")
  list(APPEND options --timestamp --options runtime)
endif()
# From the inside out: a signature covers what is signed before.
file(GLOB_RECURSE libraries ${app}/Contents/*.dylib)
file(GLOB frameworks ${app}/Contents/Frameworks/*.framework)
execute_process(COMMAND codesign ${options} ${libraries} ${frameworks} COMMAND_ERROR_IS_FATAL ANY)
foreach(target ${programs}/kickdoor-cli ${app})
  execute_process(COMMAND codesign ${options} --entitlements ${CPACK_KICKDOOR_PACKAGING}/macos/entitlements.plist
    ${target} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
execute_process(COMMAND codesign --verify --deep --strict ${app} COMMAND_ERROR_IS_FATAL ANY)
