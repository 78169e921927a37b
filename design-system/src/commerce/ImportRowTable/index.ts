export { ImportRowTable } from './ImportRowTable';
export type { ImportColumn, ImportRow, ImportRowTableProps } from './ImportRowTable';
export { ReasonCell } from './ReasonCell';
export type { ProblemState, ReasonCellProps } from './ReasonCell';
