# The libraries of app/ below the window; what one LINKs is what its files may include (KickdoorEngine.cmake).
kickdoor_library(kickdoor_text app/text LINK kickdoor_engine PRIVATE nlohmann_json::nlohmann_json ${KICKDOOR_ICU})
kickdoor_library(kickdoor_table app/table LINK kickdoor_engine Threads::Threads PRIVATE nlohmann_json::nlohmann_json)
kickdoor_library(kickdoor_tally app/tally LINK kickdoor_table kickdoor_engine)
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
# The folders of kickdoor_model, one library and one QML module (KickdoorQml.cmake).
kickdoor_part(kickdoor_model_base app/model/base LINK kickdoor_words)
kickdoor_part(kickdoor_model_gallery app/model/gallery LINK kickdoor_model_base)
kickdoor_part(kickdoor_model_help app/model/help)
kickdoor_part(kickdoor_model_settings app/model/settings LINK kickdoor_model_base)
kickdoor_part(kickdoor_model_saves app/model/saves LINK kickdoor_model_base)
kickdoor_part(kickdoor_model_mine app/model/mine LINK kickdoor_model_base kickdoor_tally)
kickdoor_part(kickdoor_model_setup app/model/setup LINK kickdoor_model_base)
kickdoor_part(kickdoor_model_table app/model/table LINK kickdoor_model_base)
kickdoor_part(kickdoor_model_link app/model/link LINK kickdoor_model_table)
kickdoor_part(kickdoor_model_decide app/model/decide LINK kickdoor_model_table)
kickdoor_part(kickdoor_model_present app/model/present LINK kickdoor_model_table)
kickdoor_part(kickdoor_model_lesson app/model/lesson LINK kickdoor_model_link kickdoor_model_present kickdoor_model_setup)
kickdoor_part(kickdoor_model_replay app/model/replay LINK kickdoor_model_link kickdoor_model_present)
kickdoor_part(kickdoor_model_session app/model/session LINK kickdoor_model_gallery kickdoor_model_help kickdoor_model_mine kickdoor_model_saves
  kickdoor_model_decide kickdoor_model_lesson kickdoor_model_replay)
kickdoor_part(kickdoor_model_net app/model/net LINK kickdoor_model_session kickdoor_net_qt)
