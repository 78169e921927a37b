export { SharedListScreen as default } from './SharedListScreen';
