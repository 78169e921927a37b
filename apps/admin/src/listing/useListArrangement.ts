import type { ColumnArrangement, TableProps } from '@selvedge/design-system/primitives/Table';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keepListPreference, preferenceQuery } from '../session/preference.api';

/** Order, widths and pins of the columns of a table, and the function that stores them. */
export type ListArrangement = Required<Pick<TableProps<unknown>, 'arrangement' | 'onArrangementChange'>>;

const AS_GIVEN: ColumnArrangement = {};

/**
 * Returns the order, widths and pins that the user gave the columns of a table; they are stored on the server under the name of the list.
 *
 * @param list name of the list in the user's preferences, such as `orders`
 */
export function useListArrangement(list: string): ListArrangement {
  const kept = useQuery(preferenceQuery).data?.arrangements?.[list];
  const { mutate, isPending, variables } = useMutation({ mutationFn: keepListPreference });
  const sent = isPending ? variables.arrangements?.[list] : undefined;
  const onArrangementChange = useCallback(
    ({ order = [], widths = {}, pinned = [] }: ColumnArrangement) =>
      mutate({ arrangements: { [list]: { order: [...order], widths: { ...widths }, pinned: [...pinned] } } }),
    [list, mutate],
  );
  return { arrangement: sent ?? kept ?? AS_GIVEN, onArrangementChange };
}
