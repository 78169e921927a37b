export { FuturesOrderScreen as default } from './FuturesOrderScreen';
