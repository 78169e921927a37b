export { ImportSummary } from './ImportSummary';
export type { ImportSummaryProps } from './ImportSummary';
