export { ImportScreen as default } from './ImportScreen';
