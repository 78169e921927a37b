export { ListDetailScreen as default } from './ListDetailScreen';
