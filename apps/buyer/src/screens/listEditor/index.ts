export { ListEditorScreen as default } from './ListEditorScreen';
