export { CompareTable } from './CompareTable';
export type { CompareHead, CompareItem, CompareRow, CompareTableProps } from './CompareTable';
