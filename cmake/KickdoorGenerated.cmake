# What Qt's tools write for a target, and how to make and compile it quickly (docs/performance.md).

# kickdoor_automoc(name...): CMake's AUTOMOC, with a moc that reads our headers and Qt's registration of QML types only. moc follows
# each include that it finds: with those of Qt and the C++ library that is nine tenths of its time, and it writes the same.
function(kickdoor_automoc)
  set_target_properties(${ARGN} PROPERTIES AUTOMOC ON)
  if(CMAKE_HOST_SYSTEM_NAME STREQUAL "Linux")
    kickdoor_moc(moc)
    set_target_properties(${ARGN} PROPERTIES AUTOMOC_EXECUTABLE ${moc})
  endif()
endfunction()

# kickdoor_moc(result): the path of that moc, a script.
function(kickdoor_moc result)
  set(script ${CMAKE_BINARY_DIR}/moc)
  get_property(written GLOBAL PROPERTY kickdoor_moc_written)
  if(NOT written)
    get_target_property(moc Qt6::moc LOCATION)
    # .../qt6 for <QtQml/qqmlregistration.h>; from .../qt6/QtCore the includes would lead on.
    get_target_property(headers Qt6::Core INTERFACE_INCLUDE_DIRECTORIES)
    list(FILTER headers EXCLUDE REGEX "/QtCore$|/mkspecs/")
    file(CONFIGURE OUTPUT ${script} @ONLY CONTENT [[
#!/bin/sh
for argument do
    shift
    case $argument in
        "-I@CMAKE_SOURCE_DIR@"* | "-I@CMAKE_BINARY_DIR@"* | "-I@headers@") ;;
        -I*) continue ;;
    esac
    set -- "$@" "$argument"
done
exec "@moc@" "$@"
]])
    file(CHMOD ${script} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    set_property(GLOBAL PROPERTY kickdoor_moc_written ON)
  endif()
  set(${result} ${script} PARENT_SCOPE)
endfunction()

# kickdoor_qml_registration(uri...): an object that names what registers the types of each module, or a linker would leave that out.
function(kickdoor_qml_registration)
  set(declarations "")
  set(names "")
  foreach(uri IN LISTS ARGN)
    string(REPLACE "." "_" name qml_register_types_${uri})
    string(APPEND declarations "extern void ${name}();\n")
    list(APPEND names ${name})
  endforeach()
  list(JOIN names ",\n    " names)
  set(source ${CMAKE_BINARY_DIR}/qml_registration.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [[
@declarations@
namespace kickdoor {

extern void (*const kQmlModules[])();
void (*const kQmlModules[])() = {
    @names@};

}
]])
  add_library(kickdoor_qml_registration OBJECT ${source})
endfunction()
