export { ProformaScreen as default } from './ProformaScreen';
