export { PaymentsScreen as default } from './PaymentsScreen';
