export { ImportSheetScreen as default } from './ImportSheetScreen';
