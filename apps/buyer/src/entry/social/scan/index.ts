export { ScanScreen as default } from './ScanScreen';
