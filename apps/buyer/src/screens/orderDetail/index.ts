export { OrderDetailScreen as default } from './OrderDetailScreen';
