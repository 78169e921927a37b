export { FieldTable } from './FieldTable';
export type { FieldTableProps } from './FieldTable';
export type { TableColumn } from '../../internal/tableColumn';
