export { SubOrderTable } from './SubOrderTable';
export type { SubOrderTableProps } from './SubOrderTable';
export { SubOrderHead } from './SubOrderHead';
export type { SubOrderHeadProps } from './SubOrderHead';
export type { SizeQty, SubOrderLine } from './SubOrderTable.model';
