export { ProductsScreen as default } from './ProductsScreen';
