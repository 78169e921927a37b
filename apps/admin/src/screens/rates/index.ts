export { RatesScreen as default } from './RatesScreen';
