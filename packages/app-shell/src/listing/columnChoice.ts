import type { ColumnChooserProps } from '@selvedge/design-system/commerce/ColumnChooser';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';

/** Columns of a list as the user chose them. */
interface ColumnChoice<Row> {
  /** The columns to show. */
  columns: TableColumn<Row>[];
  /** Props of the ColumnChooser that come from the columns. */
  chooser: Pick<ColumnChooserProps, 'columns' | 'value'>;
}

/**
 * Returns the columns that are shown: the chosen ones, those that name the row, and those without a visible head, which cannot be chosen.
 * Chosen ids that the table no longer has are ignored.
 *
 * @param all every column, in the order of the table
 * @param kept ids that the user chose, as stored; none and an empty list mean the usual ones
 * @param usual ids shown before the user chose any
 */
export function columnChoice<Row>(
  all: readonly TableColumn<Row>[],
  kept: readonly string[] | undefined,
  usual: readonly string[] = all.map(({ id }) => id),
): ColumnChoice<Row> {
  const value = kept === undefined || kept.length === 0 ? usual : kept;
  return {
    columns: all.filter(
      ({ id, isRowHeader, isHeaderHidden }) =>
        isRowHeader === true || isHeaderHidden === true || value.includes(id),
    ),
    chooser: {
      value,
      columns: all
        .filter(({ isHeaderHidden }) => !isHeaderHidden)
        .map(({ id, header, isRowHeader }) => ({ id, label: header, isRequired: isRowHeader })),
    },
  };
}
