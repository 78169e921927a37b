export { PackingList } from './PackingList';
export type { PackedItem, PackedPackage, PackingListProps } from './PackingList';
