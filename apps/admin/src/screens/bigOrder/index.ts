export { BigOrderScreen as default } from './BigOrderScreen';
