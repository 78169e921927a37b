export { TreeTable } from './TreeTable';
export type { TreeTableProps } from './TreeTable';
export type { TreeTick } from './TreeCell';
