export { CartScreen as default } from './CartScreen';
