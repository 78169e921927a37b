export { ListsScreen as default } from './ListsScreen';
