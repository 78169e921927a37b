import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';
import type { Choice } from '../api/schemas';

type DeptInput = components['schemas']['DeptInput'];

/** Query of the tree of departments, or of those that match some words. */
export const deptsQuery = (keywords: string) =>
  queryOptions({
    queryKey: queryKey('depts', 'tree', keywords),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dept', { query: keywords ? { keywords } : {}, signal, silent: true }),
  });

/** Departments to choose from. */
export const deptOptionsQuery = queryOptions({
  queryKey: queryKey('depts', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/dept/options', { signal, silent: true }),
});

/** Query of one department, with the version to send back. */
export const deptQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('depts', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/dept/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Returns the choices of a tree as a flat list, each after its parent. */
export function flatChoices(options: readonly Choice[], above = ''): { id: string; label: string }[] {
  return options.flatMap(({ value, label, children = [] }) => {
    const whole = above === '' ? label : `${above} / ${label}`;
    return [{ id: value, label: whole }, ...flatChoices(children, whole)];
  });
}

/** Creates a department. */
export async function addDept(body: DeptInput, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/dept', { body, idempotencyKey, silent: true });
  void invalidate('depts');
}

/** Saves a department. */
export async function saveDept(id: string, body: DeptInput): Promise<void> {
  await staff.put('/api/v1/dept/{id}', { path: { id }, body, silent: true });
  void invalidate('depts', 'people');
}

/** Deletes a department that is empty. */
export async function deleteDept(id: string): Promise<void> {
  await staff.delete('/api/v1/dept/{id}', { path: { id }, silent: true });
  void invalidate('depts');
}
