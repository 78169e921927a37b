import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { columnChoice } from '@selvedge/app-shell/listing/columnChoice';
import { ColumnChooser } from '@selvedge/design-system/commerce/ColumnChooser';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { preferenceQuery } from '../session/preferenceQuery';
import { keepTableColumns } from '../session/tableColumns.api';

/** Columns of a list as the buyer chose them. */
interface ChosenColumns<Row> {
  columns: TableColumn<Row>[];
  /** Column chooser, for the end of the filter bar. */
  chooser: ReactNode;
}

/**
 * Returns the columns of a list that the buyer chose; they are stored on the server under the name of the list.
 *
 * @param list name of the list in the buyer's preferences, such as `orders`
 * @param all every column, all of them shown before any were chosen; those that name the row always stay
 */
export function useChosenColumns<Row>(list: string, all: readonly TableColumn<Row>[]): ChosenColumns<Row> {
  const kept = useQuery(preferenceQuery).data?.tableColumns?.[list];
  const { mutate, isPending, variables } = useMutation({ mutationFn: keepTableColumns });
  const { columns, chooser } = columnChoice(all, isPending ? variables[list] : kept);
  return {
    columns,
    chooser: (
      <ColumnChooser
        {...chooser}
        onChange={(ids) => mutate({ [list]: ids })}
        onReset={() => mutate({ [list]: [] })}
      />
    ),
  };
}
