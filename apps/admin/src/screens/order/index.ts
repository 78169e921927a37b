export { OrderScreen as default } from './OrderScreen';
