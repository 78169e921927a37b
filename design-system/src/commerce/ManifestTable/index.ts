export { colourCell, nameCell, pictureCell, stackCell } from './Cells';
export type { StackParts } from './Cells';
export { ManifestTable } from './ManifestTable';
export type {
  CellContext,
  CellEdit,
  LazyRows,
  ManifestChange,
  ManifestColumn,
  ManifestSelectAll,
  ManifestSelection,
  ManifestTableHandle,
  ManifestTableProps,
  PasteCellResult,
  PasteResult,
  Problem,
  Quantities,
  RunSize,
  SizeRunColumn,
  SortDirection,
  SortKey,
} from './ManifestTable.types';
export type { TableSort } from '../../internal/tableColumn';
export { productColumnIds, useProductColumns } from './useProductColumns';
export type { ManifestProduct, ProductColumnId } from './useProductColumns';
