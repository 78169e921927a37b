export { AccountsScreen as default } from './AccountsScreen';
