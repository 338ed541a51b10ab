import QtQuick
import Kickdoor.Model
import Kickdoor.Table

// A hint, and the dialogs of what a player prepares before saying it: a sale, an ability, terms of help, a trade, Charity.
Item {
    id: dialogs

    required property Decisions decisions
    required property TableView zoomer
    signal ruleActivated(string rule)

    SaleDialog { zoomer: dialogs.zoomer; sale: dialogs.decisions.sale; onRuleActivated: rule => dialogs.ruleActivated(rule) }
    AbilityDialog { zoomer: dialogs.zoomer; ability: dialogs.decisions.ability; onRuleActivated: rule => dialogs.ruleActivated(rule) }
    BargainDialog { zoomer: dialogs.zoomer; bargain: dialogs.decisions.bargain; fight: dialogs.zoomer.combat; onRuleActivated: rule => dialogs.ruleActivated(rule) }
    TradeDialog { zoomer: dialogs.zoomer; trade: dialogs.decisions.trade; onRuleActivated: rule => dialogs.ruleActivated(rule) }
    CharityDialog { zoomer: dialogs.zoomer; charity: dialogs.decisions.charity; onRuleActivated: rule => dialogs.ruleActivated(rule) }
    HintDialog { hint: dialogs.decisions.hint }
}
