export { PurchaseOrdersScreen as default } from './PurchaseOrdersScreen';
