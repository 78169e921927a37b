export { ProductScreen as default } from './ProductScreen';
