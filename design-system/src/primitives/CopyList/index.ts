export { CopyList } from './CopyList';
export type { CopyItem, CopyListProps } from './CopyList';
