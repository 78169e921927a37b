import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staffFieldsOf } from '@selvedge/app-shell/lists/listForm';
import type { ListFields } from '@selvedge/app-shell/lists/listForm';
import type { ListValues } from '@selvedge/app-shell/lists/listRules';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

/** Lists to choose from, the newest first. */
export const listOptionsQuery = queryOptions({
  queryKey: queryKey('lists', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/lists/options', { signal, silent: true }),
});

/** Returns the request body for the values of a list's form. */
const bodyOf = (fields: ListFields, values: ListValues) => ({
  ...fields,
  ...staffFieldsOf(values),
});

/** Creates a draft list of the merchant; returns its id. */
export async function addList(
  fields: ListFields,
  values: ListValues,
  idempotencyKey: string,
): Promise<string> {
  const { id } = await staff.post('/api/v1/lists', {
    body: bodyOf(fields, values),
    idempotencyKey,
    silent: true,
  });
  await invalidate('lists');
  return id;
}

/** Saves all fields of a list. */
export async function saveList(
  id: string,
  fields: ListFields,
  values: ListValues,
  version: number,
): Promise<void> {
  await staff.put('/api/v1/lists/{id}', {
    path: { id },
    body: { ...bodyOf(fields, values), version },
    silent: true,
  });
  await invalidate('lists');
}
