export { PurchaseScreen as default } from './PurchaseScreen';
