export { FileStatus } from './FileStatus';
export type { FileStage, FileStatusProps } from './FileStatus';
