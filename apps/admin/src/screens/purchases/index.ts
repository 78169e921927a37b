export { PurchasesScreen as default } from './PurchasesScreen';
