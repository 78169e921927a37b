export { PictureCropDialog } from './PictureCropDialog';
export type { PictureCropDialogProps } from './PictureCropDialog';
