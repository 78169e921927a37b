import type { TableColumn } from '@selvedge/design-system/primitives/Table';

/**
 * Returns the columns that are shown: the chosen ones, those that name the row, and those without a visible head, which cannot be chosen.
 * Chosen ids that the table no longer has are ignored.
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
