export { RecordsScreen as default } from './RecordsScreen';
