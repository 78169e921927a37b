import { columnChoice } from '@selvedge/app-shell/listing/columnChoice';
import { ColumnChooser } from '@selvedge/design-system/commerce/ColumnChooser';
import type { TableProps } from '@selvedge/design-system/primitives/Table';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepListPreference, preferenceQuery } from '../session/preference.api';
import { useListArrangement } from './useListArrangement';
import type { ListArrangement } from './useListArrangement';

/** Columns of a list as the user chose and arranged them. */
export interface ChosenColumns<Row> extends ListArrangement {
  columns: TableProps<Row>['columns'];
}

interface Chosen<Row> extends ChosenColumns<Row> {
  /** Column chooser, for the end of the toolbar. */
  chooser: ReactNode;
}

/**
 * Returns the columns of a list as the user chose them, with their order, widths and pins; both are stored on the server under the name of
 * the list.
 *
 * @param list name of the list in the user's preferences, such as `orders`
 * @param all every column; those that name the row always stay
 * @param usual ids shown before the user chose any; all of them when left out
 */
export function useChosenColumns<Row>(
  list: string,
  all: TableProps<Row>['columns'],
  usual?: readonly string[],
): Chosen<Row> {
  const kept = useQuery(preferenceQuery).data?.columns[list];
  const keep = useMutation({ mutationFn: keepListPreference });
  const arranged = useListArrangement(list);
  const asked = keep.isPending ? keep.variables.columns?.[list] : kept;
  const { columns, chooser } = columnChoice(all, asked, usual);
  return {
    ...arranged,
    columns,
    chooser: (
      <ColumnChooser
        {...arranged}
        {...chooser}
        onChange={(ids) => keep.mutate({ columns: { [list]: ids } })}
        onReset={() => keep.mutate({ columns: { [list]: [] }, arrangements: { [list]: {} } })}
      />
    ),
  };
}
