export { RulesScreen as default } from './RulesScreen';
