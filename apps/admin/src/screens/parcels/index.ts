export { ParcelsScreen as default } from './ParcelsScreen';
