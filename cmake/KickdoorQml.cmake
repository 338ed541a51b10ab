# QML modules: Kickdoor.Model (C++ types in app/model) and one module for each folder of qml/, which may import those before
# it (check_includes.cmake). A page of the network, which may not be built in, is loaded by its address.
set(KICKDOOR_QML_FOLDERS theme controls pages dice hand board combat table lesson setup saves dialogs help menu replay play result window)
if(KICKDOOR_WITH_NET)
  list(APPEND KICKDOOR_QML_FOLDERS lobby)
endif()
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
  set(cache "")
  if(NOT KICKDOOR_QML_AHEAD)
    set(cache NO_CACHEGEN)
  endif()
  qt_add_qml_module(${name} ${cache}
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
  if(arg_SOURCES)
    kickdoor_batches(${name})
  else()
    # Compiled QML: one file costs 1.5 s, sixteen cost 6.
    kickdoor_batches(${name} ALWAYS)
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
  if(NOT KICKDOOR_WITH_NET)
    list(FILTER sources EXCLUDE REGEX "/app/model/net/")
  endif()
  kickdoor_qml_module(kickdoor_model Kickdoor.Model app/model SOURCES ${sources})
  kickdoor_include_root(kickdoor_model PUBLIC app/model)
  # The generated type registration includes headers by their bare names.
  set(headers ${sources})
  list(FILTER headers INCLUDE REGEX "\\.h$")
  foreach(header IN LISTS headers)
    get_filename_component(folder ${header} DIRECTORY)
    target_include_directories(kickdoor_model PRIVATE ${folder})
  endforeach()
  kickdoor_link(kickdoor_model PUBLIC kickdoor_words kickdoor_tally kickdoor_table kickdoor_text kickdoor_engine Qt6::Core Qt6::Gui Qt6::Svg)
  kickdoor_link(kickdoor_model PRIVATE nlohmann_json::nlohmann_json)
  if(KICKDOOR_WITH_NET)
    kickdoor_link(kickdoor_model PUBLIC kickdoor_net_qt kickdoor_net_server kickdoor_net_client kickdoor_wire)
  endif()
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
  if(NOT KICKDOOR_WITH_NET)
    list(FILTER sources EXCLUDE REGEX "/app/desktop/net_")
  endif()
  if(NOT sources)
    message(STATUS "kickdoor: nothing in app/desktop yet")
    return()
  endif()
  qt_add_executable(kickdoor MANUAL_FINALIZATION ${sources})
  set_target_properties(kickdoor PROPERTIES AUTOMOC ON AUTORCC ON WIN32_EXECUTABLE ON)
  # The window's icon; on macOS the bundle is laid out by the installation (KickdoorInstall.cmake).
  qt_add_resources(kickdoor kickdoor_window_icon PREFIX /kickdoor BASE ${CMAKE_SOURCE_DIR}/packaging/icons
    FILES ${CMAKE_SOURCE_DIR}/packaging/icons/kickdoor.svg)
  if(KICKDOOR_WITH_NET)
    target_compile_definitions(kickdoor PRIVATE KICKDOOR_NET)
  endif()
  kickdoor_batches(kickdoor)
  kickdoor_include_root(kickdoor PRIVATE app/desktop)
  kickdoor_link(kickdoor PRIVATE kickdoor_warnings kickdoor_dialogs kickdoor_sound kickdoor_qml kickdoor_table kickdoor_text kickdoor_engine kickdoor_system kickdoor_version
    Qt6::Widgets Qt6::Quick Qt6::QuickControls2 Qt6::Svg nlohmann_json::nlohmann_json)
  kickdoor_window_words()
  kickdoor_windows_resource(kickdoor "Kickdoor")
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
