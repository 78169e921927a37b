export { ConnectionStrip } from './ConnectionStrip';
export type { ConnectionStripProps } from './ConnectionStrip';
