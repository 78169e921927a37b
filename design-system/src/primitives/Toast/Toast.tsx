export { ToastRegion } from './ToastRegion';
export { toast } from './queue';
export type { ToastContent } from './queue';
