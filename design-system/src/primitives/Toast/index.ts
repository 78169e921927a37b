export { ToastRegion } from './ToastRegion';
export { toast, toastDuration } from './queue';
export type { ToastContent } from './queue';
