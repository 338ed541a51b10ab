; What the game's files are called, their icon, and what opens them. SHCTX: for everybody, or for who installs.
WriteRegStr SHCTX "Software\Classes\.kickdoor-save" "" "Kickdoor.Save"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Save" "" "Kickdoor saved game"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Save\DefaultIcon" "" "$INSTDIR\kickdoor.exe,0"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Save\shell\open\command" "" '"$INSTDIR\kickdoor.exe" "%1"'
WriteRegStr SHCTX "Software\Classes\.kickdoor-journal" "" "Kickdoor.Journal"
WriteRegStr SHCTX "Software\Classes\.kickdoor-replay" "" "Kickdoor.Journal"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Journal" "" "Kickdoor recorded game"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Journal\DefaultIcon" "" "$INSTDIR\kickdoor.exe,0"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Journal\shell\open\command" "" '"$INSTDIR\kickdoor.exe" "%1"'
WriteRegStr SHCTX "Software\Classes\.kickpack" "" "Kickdoor.Pack"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Pack" "" "Kickdoor pack of cards"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Pack\DefaultIcon" "" "$INSTDIR\kickdoor.exe,0"
WriteRegStr SHCTX "Software\Classes\Kickdoor.Pack\shell\open\command" "" '"$INSTDIR\kickdoor.exe" "%1"'
; SHCNE_ASSOCCHANGED
System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
