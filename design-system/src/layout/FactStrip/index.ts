export { FactStrip } from './FactStrip';
export type { Fact, FactStripProps } from './FactStrip';
