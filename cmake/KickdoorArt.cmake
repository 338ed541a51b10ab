# kickdoor_art: pictures and fonts, with what they need linked into the program, so that it runs from anywhere.
# Only those pictograms are taken along that a pack or assets/art/icons.txt names; an unknown name stops the build.
set(KICKDOOR_FONTS
  andika/Andika_400Regular.ttf
  andika/Andika_700Bold.ttf
  lilita-one/400Regular/LilitaOne_400Regular.ttf
  rubik/800ExtraBold/Rubik_800ExtraBold.ttf
  source-sans-3/400Regular/SourceSans3_400Regular.ttf
  source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf
  source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf
  source-sans-3/700Bold/SourceSans3_700Bold.ttf)

function(kickdoor_art)
  set(npm ${CMAKE_SOURCE_DIR}/assets/npm/node_modules)
  set(icons ${npm}/@iconify-json/game-icons/icons.json)
  if(NOT EXISTS ${icons})
    message(FATAL_ERROR "Pictograms and fonts are not here yet: run scripts/setup, then configure again")
  endif()
  kickdoor_library(kickdoor_art app/art LINK kickdoor_engine_card Qt6::Gui Qt6::Qml Qt6::Quick PRIVATE Qt6::Svg)
  kickdoor_automoc(kickdoor_art)

  kickdoor_build_tool(kickdoor_pick_icons ${CMAKE_SOURCE_DIR}/cmake/pick_icons.cpp Qt6::Core)
  set(picked ${CMAKE_BINARY_DIR}/art/icons.txt)
  set(list ${CMAKE_SOURCE_DIR}/assets/art/icons.txt)
  file(GLOB_RECURSE packs CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/packs/*.json)
  add_custom_command(OUTPUT ${picked}
    COMMAND kickdoor_pick_icons ${icons} ${picked} ${list} ${packs}
    DEPENDS kickdoor_pick_icons ${icons} ${list} ${packs}
    COMMENT "Picking the pictograms that the packs use" VERBATIM)
  qt_add_resources(kickdoor_art kickdoor_icons PREFIX /kickdoor BASE ${CMAKE_BINARY_DIR}/art FILES ${picked}
    OPTIONS -no-compress)

  set(fonts "")
  foreach(font IN LISTS KICKDOOR_FONTS)
    set(file ${npm}/@expo-google-fonts/${font})
    get_filename_component(name ${font} NAME)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
    list(APPEND fonts ${file})
  endforeach()
  # Used where they lie in the program (app/art/install.cpp).
  qt_add_resources(kickdoor_art kickdoor_fonts PREFIX /kickdoor/fonts FILES ${fonts} OPTIONS -no-compress)
endfunction()
