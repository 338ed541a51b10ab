# kickdoor_installer_template(folder): writes CPack's own template for NSIS into this folder, changed so that the installer
# - needs no administrator: who is none, or asks for it with /CurrentUser, installs for oneself, below %LOCALAPPDATA%\Programs;
# - finds the version to replace, and removes what it installed, in that user's registry, too.
# Stops if this version of CMake has another template.
function(kickdoor_installer_template folder)
  file(READ ${CMAKE_ROOT}/Modules/Internal/CPack/NSIS.template.in template)
  set(key [[Software\Microsoft\Windows\CurrentVersion\Uninstall\@CPACK_PACKAGE_INSTALL_REGISTRY_KEY@]])
  function(change old new)
    string(FIND "${template}" "${old}" place)
    if(place EQUAL -1)
      message(FATAL_ERROR "CMake ${CMAKE_VERSION} has another template of NSIS; change packaging/windows/installer_template.cmake. It lacks: ${old}")
    endif()
    string(REPLACE "${old}" "${new}" template "${template}")
    set(template "${template}" PARENT_SCOPE)
  endfunction()
  change("RequestExecutionLevel admin" "RequestExecutionLevel highest")
  change("  Var SV_ALLUSERS\n" "  Var SV_ALLUSERS\n  Var FOR_ME\n  !include \"FileFunc.nsh\"\n")
  change([[$DOCUMENTS\@CPACK_PACKAGE_INSTALL_DIRECTORY@]] [[$LOCALAPPDATA\Programs\@CPACK_PACKAGE_INSTALL_DIRECTORY@]])
  change("Function .onInit\n" [[
Function .onInit
  StrCpy $FOR_ME ""
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/CurrentUser" $R1
  IfErrors +2
    StrCpy $FOR_ME "1"
]])
  change("  ReadRegStr $0 HKLM \"${key}\" \"UninstallString\"\n" "
  ReadRegStr $0 HKCU \"${key}\" \"UninstallString\"
  StrCmp $FOR_ME \"1\" installed_before
  StrCmp $0 \"\" 0 installed_before
  ReadRegStr $0 HKLM \"${key}\" \"UninstallString\"
installed_before:
")
  change("  UserInfo::GetName\n  IfErrors noLM\n  Pop $0\n  UserInfo::GetAccountType\n  Pop $1\n  StrCmp $1 \"Admin\" 0 +4\n"
    "  StrCmp $FOR_ME \"1\" done\n  UserInfo::GetName\n  IfErrors noLM\n  Pop $0\n  UserInfo::GetAccountType\n  Pop $1\n  StrCmp $1 \"Admin\" 0 +4\n")
  change("Function un.onInit\n" "Function un.onInit
  ReadRegStr $0 HKCU \"${key}\" \"UninstallString\"
  StrCmp $0 '\"$INSTDIR\\@CPACK_NSIS_UNINSTALL_NAME@.exe\"' done
")
  file(WRITE ${folder}/NSIS.template.in "${template}")
endfunction()
