export { DictionaryScreen as default } from './DictionaryScreen';
