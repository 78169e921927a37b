export { LineTotals } from './LineTotals';
export type { LineTotalsProps, OrderSums } from './LineTotals';
