export { CartsScreen as default } from './CartsScreen';
