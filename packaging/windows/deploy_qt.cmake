# Part of deploy.cmake, instead of windeployqt: what of Qt is loaded while the program runs, so that no program lists it.
# Plugins, and the QML modules that qml/ imports, by Qt's own scanner; qt.conf tells Qt where they are.
set(plugins
  platforms/qwindows
  styles/qwindowsvistastyle    # dialogs that look like the system's
  iconengines/qsvgicon
  imageformats/qsvg
  tls/qopensslbackend)
foreach(plugin IN LISTS plugins)
  cmake_path(GET plugin PARENT_PATH kind)
  file(COPY ${CPACK_KICKDOOR_QT}/plugins/${plugin}.dll DESTINATION ${root}/plugins/${kind})
endforeach()

execute_process(COMMAND ${CPACK_KICKDOOR_QML_SCANNER} -rootPath ${CPACK_KICKDOOR_PACKAGING}/../qml
  -importPath ${CPACK_KICKDOOR_QT}/qml OUTPUT_VARIABLE imports COMMAND_ERROR_IS_FATAL ANY)
string(JSON count LENGTH "${imports}")
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
  string(JSON name GET "${imports}" ${i} name)
  string(JSON path ERROR_VARIABLE none GET "${imports}" ${i} path)
  string(JSON plugin ERROR_VARIABLE none GET "${imports}" ${i} plugin)
  string(JSON place ERROR_VARIABLE none GET "${imports}" ${i} relativePath)
  if(plugin MATCHES "NOTFOUND$")
    # A module of ours, which is in the program, or a script. Any other was not built.
    if(name MATCHES "^Qt" AND NOT name STREQUAL "QtQuick.Controls")
      message(FATAL_ERROR "QML module that was not found: ${name}")
    endif()
    continue()
  endif()
  file(COPY ${path}/qmldir ${path}/${plugin}.dll DESTINATION ${root}/qml/${place})
endforeach()
if(NOT EXISTS ${root}/qml/QtQuick/qmldir)
  message(FATAL_ERROR "no QML module in ${CPACK_KICKDOOR_QT}/qml")
endif()
file(WRITE ${root}/qt.conf "[Paths]\nPrefix = .\nPlugins = plugins\nQmlImports = qml\n")
