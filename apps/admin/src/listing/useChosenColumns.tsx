import { ColumnChooser } from '@selvedge/design-system/commerce/ColumnChooser';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepListPreference, preferenceQuery } from '../session/preference.api';
import { shownColumns } from './columns';

interface Chosen<Row> {
  /** Columns that the user chose, in the order of the table. */
  columns: TableColumn<Row>[];
  /** Column chooser, for the end of the toolbar. */
  chooser: ReactNode;
}

/**
 * Returns the columns of a list as the user chose them; the choice is stored on the server under the name of the list.
 *
 * @param list name of the list in the user's preferences, such as `orders`
 * @param all every column; those that name the row always stay
 * @param usual ids shown before the user chose any; all of them when left out
 */
export function useChosenColumns<Row>(
  list: string,
  all: readonly TableColumn<Row>[],
  usual: readonly string[] = all.map(({ id }) => id),
): Chosen<Row> {
  const kept = useQuery(preferenceQuery).data?.columns[list];
  const keep = useMutation({ mutationFn: keepListPreference });
  const asked = keep.isPending ? keep.variables.columns?.[list] : kept;
  const value = asked === undefined || asked.length === 0 ? usual : asked;
  return {
    columns: shownColumns(all, value),
    chooser: (
      <ColumnChooser
        columns={all
          .filter(({ isHeaderHidden }) => !isHeaderHidden)
          .map(({ id, header, isRowHeader }) => ({ id, label: header, isRequired: isRowHeader }))}
        value={value}
        onChange={(ids) => keep.mutate({ columns: { [list]: ids } })}
        onReset={() => keep.mutate({ columns: { [list]: [] } })}
      />
    ),
  };
}
