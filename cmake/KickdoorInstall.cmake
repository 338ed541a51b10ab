# Where things go when they are installed. Nothing is absolute, and no path is compiled in: a program finds its data from
# where it is itself (engine/io/asset_root.h). A layout can be asked for on another system, to test it.
#   fhs      bin/, share/kickdoor/, share/applications/ ...            Linux and the like
#   bundle   Kickdoor.app/Contents/{MacOS,Resources}                   macOS
#   flat     kickdoor.exe, share/kickdoor/                             Windows: one folder, programs on top
if(WIN32)
  set(layout flat)
elseif(APPLE)
  set(layout bundle)
else()
  set(layout fhs)
endif()
set(KICKDOOR_LAYOUT ${layout} CACHE STRING "How an installation is laid out: fhs, bundle or flat")
set_property(CACHE KICKDOOR_LAYOUT PROPERTY STRINGS fhs bundle flat)
set(KICKDOOR_HOMEPAGE "https://kickdoor.example" CACHE STRING "Where the project is at home: address in metainfo and packages")
set(KICKDOOR_ICONS "" CACHE PATH "Folder of icons drawn by a native build, for a build that cannot draw them")

if(KICKDOOR_LAYOUT STREQUAL "bundle")
  set(KICKDOOR_CONTENTS Kickdoor.app/Contents)
  set(KICKDOOR_PROGRAMS ${KICKDOOR_CONTENTS}/MacOS)
  set(KICKDOOR_DATA ${KICKDOOR_CONTENTS}/Resources)
  set(KICKDOOR_DOCS ${KICKDOOR_CONTENTS}/Resources)
elseif(KICKDOOR_LAYOUT STREQUAL "flat")
  set(KICKDOOR_PROGRAMS .)
  set(KICKDOOR_DATA share/kickdoor)
  set(KICKDOOR_DOCS .)
else()
  set(KICKDOOR_PROGRAMS ${CMAKE_INSTALL_BINDIR})
  set(KICKDOOR_DATA ${CMAKE_INSTALL_DATADIR}/kickdoor)
  set(KICKDOOR_DOCS ${CMAKE_INSTALL_DOCDIR})
endif()

# Day and time of what is built: of the commit, or of SOURCE_DATE_EPOCH; two builds of it make the same packages.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH} AND KICKDOOR_COMMITTED MATCHES "^[0-9]+$")
  set(ENV{SOURCE_DATE_EPOCH} ${KICKDOOR_COMMITTED})
endif()
string(TIMESTAMP KICKDOOR_DAY "%Y-%m-%d" UTC)
string(TIMESTAMP KICKDOOR_LONG_DAY "%B %d, %Y" UTC)
string(TIMESTAMP KICKDOOR_MOMENT "%a, %d %b %Y %H:%M:%S +0000" UTC)

# Draws the icon in all sizes below <build>/icons; KICKDOOR_ICONS is that folder from then on.
function(kickdoor_icons)
  if(NOT KICKDOOR_WITH_QT)
    return()
  endif()
  set(drawing ${CMAKE_SOURCE_DIR}/packaging/icons/kickdoor.svg)
  set(folder ${CMAKE_BINARY_DIR}/icons)
  kickdoor_build_tool(kickdoor_render_icons ${CMAKE_SOURCE_DIR}/packaging/tools/render_icons.cpp Qt6::Svg Qt6::Gui)
  add_custom_command(OUTPUT ${folder}/kickdoor.ico ${folder}/kickdoor.icns
    COMMAND kickdoor_render_icons ${drawing} ${folder} DEPENDS kickdoor_render_icons ${drawing}
    COMMENT "Drawing the icon in all sizes" VERBATIM)
  add_custom_target(kickdoor_icons ALL DEPENDS ${folder}/kickdoor.ico ${folder}/kickdoor.icns)
  set(KICKDOOR_ICONS ${folder} PARENT_SCOPE)
endfunction()

# kickdoor_release_notes(form version date template out): the releases of CHANGELOG.md, filled into a template
function(kickdoor_release_notes form version date template out)
  if(NOT TARGET kickdoor_release_notes)
    add_executable(kickdoor_release_notes ${CMAKE_SOURCE_DIR}/packaging/tools/release_notes.cpp)
    kickdoor_link(kickdoor_release_notes PRIVATE kickdoor_warnings)
  endif()
  set(changes ${CMAKE_SOURCE_DIR}/CHANGELOG.md)
  add_custom_command(OUTPUT ${out}
    COMMAND kickdoor_release_notes ${form} ${changes} ${version} ${date} ${template} ${out}
    DEPENDS kickdoor_release_notes ${changes} ${template} VERBATIM)
  add_custom_target(kickdoor_notes_${form} ALL DEPENDS ${out})
endfunction()

# kickdoor_manual_page(program help_option): <build>/<program>.6, with every option that the program tells of itself
function(kickdoor_manual_page program help_option)
  if(NOT TARGET kickdoor_manual_page)
    add_executable(kickdoor_manual_page ${CMAKE_SOURCE_DIR}/packaging/tools/manual_page.cpp)
    kickdoor_link(kickdoor_manual_page PRIVATE kickdoor_warnings)
  endif()
  set(DATE ${KICKDOOR_LONG_DAY})
  set(OPTIONS "@OPTIONS@")  # for a later step
  set(COMMANDS "@COMMANDS@")
  set(page ${CMAKE_BINARY_DIR}/${program}.6)
  configure_file(${CMAKE_SOURCE_DIR}/packaging/man/${program}.6.in ${page}.in @ONLY)
  add_custom_command(OUTPUT ${page}
    COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen $<TARGET_FILE:${program}> ${help_option} > ${page}.help
    COMMAND kickdoor_manual_page ${page}.help ${page}.in ${page}
    DEPENDS ${program} kickdoor_manual_page ${CMAKE_SOURCE_DIR}/packaging/man/${program}.6.in VERBATIM)
  add_custom_target(page_of_${program} ALL DEPENDS ${page})
  install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endfunction()

# All that an installation has besides programs (KickdoorLibrary, KickdoorQml) and data (KickdoorAssets).
function(kickdoor_install)
  set(packaging ${CMAKE_SOURCE_DIR}/packaging)
  install(FILES ${CMAKE_SOURCE_DIR}/NOTICE DESTINATION ${KICKDOOR_DOCS})
  if(KICKDOOR_WITH_QT)
    kickdoor_install_font_licences()
  endif()
  if(NOT KICKDOOR_LAYOUT STREQUAL "fhs")
    install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${KICKDOOR_DOCS})
  endif()
  if(KICKDOOR_LAYOUT STREQUAL "bundle")
    set(KICKDOOR_MACOS ${CMAKE_OSX_DEPLOYMENT_TARGET})
    if(NOT KICKDOOR_MACOS)
      set(KICKDOOR_MACOS 11.0)
    endif()
    configure_file(${packaging}/macos/Info.plist.in ${CMAKE_BINARY_DIR}/Info.plist @ONLY)
    install(FILES ${CMAKE_BINARY_DIR}/Info.plist DESTINATION ${KICKDOOR_CONTENTS})
    install(FILES ${KICKDOOR_ICONS}/kickdoor.icns DESTINATION ${KICKDOOR_DATA} OPTIONAL)
  elseif(KICKDOOR_LAYOUT STREQUAL "fhs" AND KICKDOOR_WITH_QT)
    kickdoor_install_desktop(${packaging})
  endif()
endfunction()

# OFL 1.1, condition 2: the licence comes along with the fonts, those of KICKDOOR_FONTS. A package without one has it in
# packaging/fonts, from the font's own name table.
function(kickdoor_install_font_licences)
  set(families ${KICKDOOR_FONTS})
  list(TRANSFORM families REPLACE "/.*" "")
  list(REMOVE_DUPLICATES families)
  foreach(family IN LISTS families)
    set(licence ${CMAKE_SOURCE_DIR}/assets/npm/node_modules/@expo-google-fonts/${family}/LICENSE_FONT)
    if(NOT EXISTS ${licence})
      set(licence ${CMAKE_SOURCE_DIR}/packaging/fonts/${family}.txt)
    endif()
    if(NOT EXISTS ${licence})
      message(FATAL_ERROR "The font ${family} has no licence: neither LICENSE_FONT in its package nor ${licence}")
    endif()
    install(FILES ${licence} DESTINATION ${KICKDOOR_DOCS}/fonts RENAME ${family}.txt)
  endforeach()
endfunction()

function(kickdoor_install_desktop packaging)
  set(name org.kickdoor.Kickdoor)
  set(share ${CMAKE_INSTALL_DATADIR})
  set(RELEASES "@RELEASES@")  # for a later step
  configure_file(${packaging}/linux/${name}.metainfo.xml.in ${CMAKE_BINARY_DIR}/${name}.metainfo.xml.in @ONLY)
  kickdoor_release_notes(metainfo ${PROJECT_VERSION} ${KICKDOOR_DAY} ${CMAKE_BINARY_DIR}/${name}.metainfo.xml.in
    ${CMAKE_BINARY_DIR}/${name}.metainfo.xml)
  install(FILES ${CMAKE_BINARY_DIR}/${name}.metainfo.xml DESTINATION ${share}/metainfo)
  install(FILES ${packaging}/linux/${name}.desktop DESTINATION ${share}/applications)
  install(FILES ${packaging}/linux/${name}.xml DESTINATION ${share}/mime/packages)
  kickdoor_manual_page(kickdoor --help)
  kickdoor_manual_page(kickdoor-cli --help-all)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${KICKDOOR_ICONS}/${size}.png DESTINATION ${share}/icons/hicolor/${size}x${size}/apps RENAME ${name}.png)
  endforeach()
  install(FILES ${packaging}/icons/kickdoor.svg DESTINATION ${share}/icons/hicolor/scalable/apps RENAME ${name}.svg)
endfunction()
