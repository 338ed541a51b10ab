# Lays out <build>/share/kickdoor exactly as an installation has <prefix>/share/kickdoor, next to <build>/bin:
# a program looks in ../share/kickdoor from its own folder, whether installed or not, and no path is compiled in.
# It holds the folders of assets/ (packs/, art/, sounds/ ...) and translations/, and all pictograms, for packs of the player's
# own; those of the shipped packs and the fonts are inside the program (KickdoorArt.cmake).
function(kickdoor_assets)
  set(share ${CMAKE_BINARY_DIR}/share/kickdoor)
  file(MAKE_DIRECTORY ${share})
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${CMAKE_SOURCE_DIR}/assets/*
    ${CMAKE_SOURCE_DIR}/translations)
  foreach(folder IN LISTS folders)
    get_filename_component(name ${folder} NAME)
    if(IS_DIRECTORY ${folder} AND NOT name STREQUAL "npm")
      if(WIN32 AND NOT CMAKE_CROSSCOMPILING)
        file(COPY ${folder} DESTINATION ${share})
      else()
        file(CREATE_LINK ${folder} ${share}/${name} SYMBOLIC)
      endif()
      # The window's own texts are compiled into it.
      install(DIRECTORY ${folder} DESTINATION ${KICKDOOR_DATA} PATTERN "*.ts" EXCLUDE)
    endif()
  endforeach()
  set(pictograms ${CMAKE_SOURCE_DIR}/assets/npm/node_modules/@iconify-json/game-icons/icons.json)
  if(KICKDOOR_WITH_QT AND EXISTS ${pictograms})
    file(MAKE_DIRECTORY ${share}/pictograms)
    if(WIN32 AND NOT CMAKE_CROSSCOMPILING)
      file(COPY ${pictograms} DESTINATION ${share}/pictograms)
    else()
      file(CREATE_LINK ${pictograms} ${share}/pictograms/icons.json SYMBOLIC)
    endif()
    install(FILES ${pictograms} DESTINATION ${KICKDOOR_DATA}/pictograms)
  endif()
endfunction()
