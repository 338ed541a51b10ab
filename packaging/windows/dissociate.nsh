DeleteRegKey SHCTX "Software\Classes\.kickdoor-save"
DeleteRegKey SHCTX "Software\Classes\.kickdoor-journal"
DeleteRegKey SHCTX "Software\Classes\.kickdoor-replay"
DeleteRegKey SHCTX "Software\Classes\Kickdoor.Save"
DeleteRegKey SHCTX "Software\Classes\Kickdoor.Journal"
DeleteRegKey SHCTX "Software\Classes\.kickpack"
DeleteRegKey SHCTX "Software\Classes\Kickdoor.Pack"
; SHCNE_ASSOCCHANGED
System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
