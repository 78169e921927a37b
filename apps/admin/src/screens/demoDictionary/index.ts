export { DemoDictionaryScreen as default } from './DemoDictionaryScreen';
