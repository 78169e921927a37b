export { CategoriesScreen as default } from './CategoriesScreen';
