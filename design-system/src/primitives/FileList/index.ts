export { FileList } from './FileList';
export type { FileListProps, ListedFile } from './FileList';
