export { TradeRulesScreen as default } from './TradeRulesScreen';
