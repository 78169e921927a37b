export { ProductEditorScreen as default } from './ProductEditorScreen';
