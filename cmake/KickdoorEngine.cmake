# The engine: one library a folder. What a folder LINKs is what its files may include, with all that this may
# include in turn; a library can only LINK those above it, so there is no circle. check_includes.cmake, which
# reads these lines, too, holds the sources and the graph of docs/architecture.md to them.
kickdoor_library(kickdoor_engine_base engine/base PRIVATE nlohmann_json::nlohmann_json)
kickdoor_library(kickdoor_engine_rule_set engine/rule_set LINK kickdoor_engine_base)
kickdoor_library(kickdoor_engine_card engine/card LINK kickdoor_engine_rule_set)
kickdoor_library(kickdoor_engine_text engine/text LINK kickdoor_engine_card)
kickdoor_library(kickdoor_engine_state engine/state LINK kickdoor_engine_base)
kickdoor_library(kickdoor_engine_command engine/command LINK kickdoor_engine_state)
kickdoor_library(kickdoor_engine_evaluation engine/evaluation LINK kickdoor_engine_card kickdoor_engine_state)
kickdoor_library(kickdoor_engine_rules engine/rules LINK kickdoor_engine_evaluation kickdoor_engine_command)
kickdoor_library(kickdoor_engine_table_api engine/table_api LINK kickdoor_engine_rules)
kickdoor_library(kickdoor_engine_view engine/view LINK kickdoor_engine_rules)
kickdoor_library(kickdoor_engine_history engine/history LINK kickdoor_engine_view)
kickdoor_library(kickdoor_engine_bot engine/bot LINK kickdoor_engine_view)
kickdoor_library(kickdoor_engine_io engine/io LINK kickdoor_engine_history)
kickdoor_library(kickdoor_engine_trial engine/trial LINK kickdoor_engine_io kickdoor_engine_bot)
kickdoor_umbrella(kickdoor_engine)
