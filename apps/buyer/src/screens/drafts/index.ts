export { DraftsScreen as default } from './DraftsScreen';
