export { AddOrderScreen as default } from './AddOrderScreen';
