# Run by CPack between installing and packing: makes of an ordinary installation what Debian's policy asks of a game.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)

# Policy 11.11: games live in /usr/games.
file(RENAME ${usr}/bin ${usr}/games)

set(doc ${usr}/share/doc/kickdoor)
file(COPY ${CPACK_KICKDOOR_PACKAGING}/debian/copyright DESTINATION ${doc})
file(COPY_FILE ${CPACK_KICKDOOR_BUILD}/changelog.Debian ${doc}/changelog.Debian)
file(COPY_FILE ${CPACK_KICKDOOR_PACKAGING}/../CHANGELOG.md ${doc}/changelog)

# Policy 12.1, 12.7: as small as they get, and without a time inside.
file(GLOB pages ${usr}/share/man/man6/*.6)
execute_process(COMMAND gzip -9nf ${pages} ${doc}/changelog ${doc}/changelog.Debian COMMAND_ERROR_IS_FATAL ANY)

# Whatever the umask was.
file(GLOB_RECURSE files LIST_DIRECTORIES true ${usr}/*)
foreach(file IN LISTS files)
  if(IS_DIRECTORY ${file} OR file MATCHES "^${usr}/games/")
    file(CHMOD ${file} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  else()
    file(CHMOD ${file} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  endif()
endforeach()
