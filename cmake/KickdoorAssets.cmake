# Lays out <build>/share/kickdoor exactly as an installation has <prefix>/share/kickdoor, next to <build>/bin:
# a program looks in ../share/kickdoor from its own folder, whether installed or not, and no path is compiled in.
# It holds the folders of assets/ (packs/, art/, sounds/ ...) and translations/; pictograms and fonts are inside the program
# (KickdoorArt.cmake).
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
endfunction()
