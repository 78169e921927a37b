export { CustomersScreen as default } from './CustomersScreen';
