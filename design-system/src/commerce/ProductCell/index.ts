export { ProductCell } from './ProductCell';
export type { ProductCellProps } from './ProductCell';
