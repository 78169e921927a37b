export { SubOrderDetailScreen as default } from './SubOrderDetailScreen';
