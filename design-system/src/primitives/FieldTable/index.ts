export { FieldTable } from './FieldTable';
export type { FieldColumn, FieldTableProps } from './FieldTable';
