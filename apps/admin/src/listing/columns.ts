import type { TableColumn } from '@selvedge/design-system/Table';

/**
 * Those columns that are shown: the chosen ones, what names the row, and what has no head to be chosen by. The chosen ones a
 * table has forgotten are passed over.
 */
export function shownColumns<Row>(
  all: readonly TableColumn<Row>[],
  chosen: readonly string[],
): TableColumn<Row>[] {
  return all.filter(
    ({ id, isRowHeader, isHeaderHidden }) =>
      isRowHeader === true || isHeaderHidden === true || chosen.includes(id),
  );
}
