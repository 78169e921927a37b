export { AddressesScreen as default } from './AddressesScreen';
