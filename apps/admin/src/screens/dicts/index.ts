export { DictsScreen as default } from './DictsScreen';
