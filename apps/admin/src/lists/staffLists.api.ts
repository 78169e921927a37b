import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staffFieldsOf } from '@selvedge/app-kit/lists/listForm';
import type { ListFields, ListValues } from '@selvedge/app-kit/lists/listForm';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

/** Lists to choose from, the newest first. */
export const listOptionsQuery = queryOptions({
  queryKey: queryKey('lists', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/lists/options', { signal, silent: true }),
});

/** Teams to choose from, within the range of the roles held. */
export const teamOptionsQuery = queryOptions({
  queryKey: queryKey('teams', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/teams/options', { signal, silent: true }),
});

/** What the form of a list says, as it is sent. */
const bodyOf = (fields: ListFields, values: ListValues) => ({
  ...fields,
  ...staffFieldsOf(values),
});

/** Makes a draft of the house; answers its id. */
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

/** Writes a list back whole. */
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
