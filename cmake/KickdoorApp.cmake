# The libraries of app/ below the window; what one LINKs is what its files may include (KickdoorEngine.cmake).
kickdoor_library(kickdoor_text app/text LINK kickdoor_engine PRIVATE nlohmann_json::nlohmann_json ${KICKDOOR_ICU})
kickdoor_library(kickdoor_table app/table LINK kickdoor_engine Threads::Threads PRIVATE nlohmann_json::nlohmann_json)
kickdoor_library(kickdoor_cli_lib app/cli EXCLUDE app/cli/main.cpp
  LINK kickdoor_table kickdoor_text kickdoor_engine kickdoor_version PRIVATE nlohmann_json::nlohmann_json CLI11::CLI11)
if(KICKDOOR_WITH_NET)
  kickdoor_library(kickdoor_wire app/net/wire LINK kickdoor_table kickdoor_engine PRIVATE OpenSSL::Crypto)
  kickdoor_library(kickdoor_net_client app/net/client LINK kickdoor_wire)
  kickdoor_library(kickdoor_net_server app/net/server LINK kickdoor_wire)
endif()
if(KICKDOOR_WITH_QT)
  kickdoor_library(kickdoor_words app/words EXCLUDE app/words/cli/export_app.cpp app/words/cli/export_app.h
    LINK kickdoor_table kickdoor_text kickdoor_engine Qt6::Core)
  kickdoor_library(kickdoor_words_cli app/words/cli LINK kickdoor_words kickdoor_cli_lib)
endif()
if(KICKDOOR_WITH_NET AND KICKDOOR_WITH_QT)
  kickdoor_library(kickdoor_net_qt app/net/qt
    LINK kickdoor_net_server kickdoor_net_client kickdoor_wire Qt6::Network OpenSSL::SSL
    $<$<PLATFORM_ID:Windows>:ws2_32>)
  kickdoor_library(kickdoor_net_cli app/net/cli LINK kickdoor_net_qt kickdoor_cli_lib kickdoor_version)
endif()
