export { DemoStrip } from './DemoStrip';
export type { DemoStripProps } from './DemoStrip';
