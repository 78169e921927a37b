export { BindEmailDialog } from './BindEmailDialog';
export type { BindEmailDialogProps } from './BindEmailDialog';
export type { BindEmailPayload, BindEmailResult } from './useBindEmail';
