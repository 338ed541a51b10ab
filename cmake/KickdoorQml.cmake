# QML modules: Kickdoor.Model (C++ types in app/model) and one module for each folder of qml/.
set(KICKDOOR_QML_FOLDERS theme controls board dice hand combat table screens)
set(KICKDOOR_QML_OUTPUT ${CMAKE_BINARY_DIR}/qml)

function(kickdoor_qml_module name uri folder)
  cmake_parse_arguments(arg "" "" "SOURCES;DEPENDENCIES" ${ARGN})
  file(GLOB qml CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.qml ${CMAKE_SOURCE_DIR}/${folder}/*.js
    ${CMAKE_SOURCE_DIR}/${folder}/*.mjs)
  file(GLOB pictures CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.svg ${CMAKE_SOURCE_DIR}/${folder}/*.png)
  foreach(file IN LISTS qml pictures)
    get_filename_component(alias ${file} NAME)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${alias})
    if(file MATCHES "\\.qml$")
      file(STRINGS ${file} singleton REGEX "^pragma Singleton")
      if(singleton)
        set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
      endif()
    endif()
  endforeach()
  string(REPLACE "." "/" uri_path ${uri})
  qt_add_library(${name} STATIC)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  qt_add_qml_module(${name}
    URI ${uri} VERSION 1.0
    RESOURCE_PREFIX /qt/qml
    OUTPUT_DIRECTORY ${KICKDOOR_QML_OUTPUT}/${uri_path}
    IMPORT_PATH ${KICKDOOR_QML_OUTPUT}
    DEPENDENCIES QtQuick ${arg_DEPENDENCIES}
    SOURCES ${arg_SOURCES}
    QML_FILES ${qml}
    RESOURCES ${pictures})
  # The code Qt generates for type registration and for compiled QML is not held to our warnings.
  if(arg_SOURCES)
    kickdoor_link(${name} PRIVATE kickdoor_warnings)
  endif()
  target_link_libraries(${name} PUBLIC Qt6::Quick)
endfunction()

function(kickdoor_model_module)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/app/model/*.cpp
    ${CMAKE_SOURCE_DIR}/app/model/*.h)
  if(NOT sources)
    message(STATUS "kickdoor_model: nothing in app/model yet")
    return()
  endif()
  kickdoor_qml_module(kickdoor_model Kickdoor.Model app/model SOURCES ${sources})
  kickdoor_include_root(kickdoor_model PUBLIC app/model)
  # The generated type registration includes headers by their bare names.
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/app/model/*.h)
  foreach(header IN LISTS headers)
    get_filename_component(folder ${header} DIRECTORY)
    target_include_directories(kickdoor_model PRIVATE ${folder})
  endforeach()
  kickdoor_link(kickdoor_model PUBLIC kickdoor_table kickdoor_text kickdoor_engine Qt6::Core Qt6::Gui Qt6::Svg)
  kickdoor_link(kickdoor_model PRIVATE nlohmann_json::nlohmann_json)
endfunction()

function(kickdoor_qml_modules)
  set(modules "")
  foreach(folder IN LISTS KICKDOOR_QML_FOLDERS)
    file(GLOB qml CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/qml/${folder}/*.qml)
    if(qml)
      string(SUBSTRING ${folder} 0 1 first)
      string(TOUPPER ${first} first)
      string(SUBSTRING ${folder} 1 -1 rest)
      file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/qml/${folder}/*.cpp
        ${CMAKE_SOURCE_DIR}/qml/${folder}/*.h)
      kickdoor_qml_module(kickdoor_qml_${folder} Kickdoor.${first}${rest} qml/${folder} SOURCES ${sources})
      if(sources)
        target_include_directories(kickdoor_qml_${folder} PUBLIC ${CMAKE_SOURCE_DIR}/qml/${folder})
      endif()
      list(APPEND modules kickdoor_qml_${folder} kickdoor_qml_${folder}plugin)
    endif()
  endforeach()
  # One name for "every QML module, with its plugin": static modules need both linked.
  if(TARGET kickdoor_model)
    list(APPEND modules kickdoor_model kickdoor_modelplugin)
  endif()
  add_library(kickdoor_qml INTERFACE)
  target_link_libraries(kickdoor_qml INTERFACE ${modules})
  kickdoor_link(kickdoor_qml INTERFACE kickdoor_art)
endfunction()

function(kickdoor_desktop)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/app/desktop/*.cpp
    ${CMAKE_SOURCE_DIR}/app/desktop/*.h ${CMAKE_SOURCE_DIR}/app/desktop/*.qrc)
  if(NOT sources)
    message(STATUS "kickdoor: nothing in app/desktop yet")
    return()
  endif()
  qt_add_executable(kickdoor MANUAL_FINALIZATION ${sources})
  set_target_properties(kickdoor PROPERTIES AUTOMOC ON AUTORCC ON WIN32_EXECUTABLE ON)
  # The window's icon; on macOS the bundle is laid out by the installation (KickdoorInstall.cmake).
  qt_add_resources(kickdoor kickdoor_window_icon PREFIX /kickdoor BASE ${CMAKE_SOURCE_DIR}/packaging/icons
    FILES ${CMAKE_SOURCE_DIR}/packaging/icons/kickdoor.svg)
  kickdoor_include_root(kickdoor PRIVATE app/desktop)
  kickdoor_link(kickdoor PRIVATE kickdoor_warnings kickdoor_dialogs kickdoor_sound kickdoor_qml kickdoor_table kickdoor_text kickdoor_engine kickdoor_version
    Qt6::Widgets Qt6::Quick Qt6::QuickControls2 Qt6::Svg nlohmann_json::nlohmann_json)
  kickdoor_window_words()
  if(WIN32)
    configure_file(${CMAKE_SOURCE_DIR}/packaging/windows/kickdoor.rc.in ${CMAKE_BINARY_DIR}/kickdoor.rc @ONLY)
    target_sources(kickdoor PRIVATE ${CMAKE_BINARY_DIR}/kickdoor.rc)
    add_dependencies(kickdoor kickdoor_icons)
  endif()
  qt_finalize_executable(kickdoor)
  install(TARGETS kickdoor RUNTIME DESTINATION ${KICKDOOR_PROGRAMS})
endfunction()

# The window's words, compiled, where the program looks for them: share/kickdoor/i18n.
function(kickdoor_window_words)
  file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/translations/kickdoor_*.ts)
  set_source_files_properties(${catalogues} PROPERTIES OUTPUT_LOCATION ${CMAKE_BINARY_DIR}/share/kickdoor/i18n)
  qt_add_lrelease(kickdoor TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
  install(FILES ${compiled} DESTINATION ${CMAKE_INSTALL_DATADIR}/kickdoor/i18n)
endfunction()
