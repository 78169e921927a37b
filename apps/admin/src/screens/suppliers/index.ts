export { SuppliersScreen as default } from './SuppliersScreen';
