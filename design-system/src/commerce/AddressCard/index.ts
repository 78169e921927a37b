export { AddressCard } from './AddressCard';
export type { AddressCardProps, AddressData } from './AddressCard';
