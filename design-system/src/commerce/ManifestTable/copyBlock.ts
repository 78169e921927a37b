import type { Block } from '../../internal/grid/range';
import type { ManifestColumn, Quantities } from './ManifestTable.types';
import type { ManifestScope } from './scope';
import { quantitiesOf } from './scope';

const written = (quantity: number | undefined) => (quantity ? String(quantity) : '');

/** Returns a size run beside other columns as a single cell (`38:1 40:2`), so that the columns after it keep their places. */
function runText<Row>(column: ManifestColumn<Row>, row: Row, quantities: Quantities): string {
  const sizes = column.run?.sizes(row) ?? [];
  return sizes.flatMap(({ id, label }) => (quantities[id] ? `${label}:${quantities[id]}` : [])).join(' ');
}

function cellText<Row>(column: ManifestColumn<Row>, row: Row, quantities: Quantities): string {
  if (column.text) return column.text(row, { quantities });
  if (column.run) return runText(column, row, quantities);
  return String(column.edit?.value(row) ?? column.sortValue?.(row) ?? '');
}

/**
 * Returns the text of a block, line by line. A block of the size run alone gives a cell per size, as pasting expects it; with `sub` only
 * that size is copied. Rows that are not loaded are left out.
 */
export function copyBlock<Row>(scope: ManifestScope<Row>, block: Block, sub: number): string[][] {
  const columns = scope.layout.columns
    .slice(block.left, block.right + 1)
    .flatMap(({ source }) => source ?? []);
  const [only] = columns;
  const lines: string[][] = [];
  for (let index = block.top; index <= block.bottom; index += 1) {
    const row = scope.view.at(index);
    if (row === undefined) continue;
    const quantities = quantitiesOf(scope.props, row);
    if (columns.length === 1 && only?.run) {
      const sizes = only.run.sizes(row);
      lines.push((sub < 0 ? sizes : sizes.slice(sub, sub + 1)).map(({ id }) => written(quantities[id])));
    } else lines.push(columns.map((column) => cellText(column, row, quantities)));
  }
  return lines;
}
