export { Table } from './Table';
export type { TableProps } from './Table';
export type { RowContext, TableColumn, TableSort } from '../../internal/tableColumn';
