export { BrandsScreen as default } from './BrandsScreen';
