import { ColumnChooser } from '@selvedge/design-system/commerce/ColumnChooser';
import type { ColumnArrangement, TableProps } from '@selvedge/design-system/primitives/Table';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { keepListPreference, preferenceQuery } from '../session/preference.api';
import { shownColumns } from './columns';

/** Columns of a list as the user chose and arranged them. */
export type ChosenColumns<Row> = Required<
  Pick<TableProps<Row>, 'columns' | 'arrangement' | 'onArrangementChange'>
>;

interface Chosen<Row> extends ChosenColumns<Row> {
  /** Column chooser, for the end of the toolbar. */
  chooser: ReactNode;
}

const AS_GIVEN: ColumnArrangement = {};

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
  usual: readonly string[] = all.map(({ id }) => id),
): Chosen<Row> {
  const kept = useQuery(preferenceQuery).data;
  const { mutate: keep, isPending, variables } = useMutation({ mutationFn: keepListPreference });
  const sent = isPending ? variables : undefined;
  const asked = sent?.columns?.[list] ?? kept?.columns[list];
  const value = asked === undefined || asked.length === 0 ? usual : asked;
  const arrangement = sent?.arrangements?.[list] ?? kept?.arrangements?.[list] ?? AS_GIVEN;
  const onArrangementChange = useCallback(
    ({ order = [], widths = {}, pinned = [] }: ColumnArrangement) =>
      keep({ arrangements: { [list]: { order: [...order], widths: { ...widths }, pinned: [...pinned] } } }),
    [list, keep],
  );
  return {
    columns: shownColumns(all, value),
    arrangement,
    onArrangementChange,
    chooser: (
      <ColumnChooser
        columns={all
          .filter(({ isHeaderHidden }) => !isHeaderHidden)
          .map(({ id, header, isRowHeader }) => ({ id, label: header, isRequired: isRowHeader }))}
        value={value}
        onChange={(ids) => keep({ columns: { [list]: ids } })}
        onReset={() => keep({ columns: { [list]: [] }, arrangements: { [list]: {} } })}
        arrangement={arrangement}
        onArrangementChange={onArrangementChange}
      />
    ),
  };
}
