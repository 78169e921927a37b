export { FuturesScreen as default } from './FuturesScreen';
