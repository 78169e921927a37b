import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];

/** All roles with how many people hold each, in sort order. */
export const rolesQuery = queryOptions({
  queryKey: queryKey('roles', 'page'),
  queryFn: ({ signal }) =>
    staff.get('/api/v1/roles/page', { query: { pageSize: PAGE_SIZE_MAX }, signal, silent: true }),
  select: ({ list }) => list,
});

/** One role, with the version to send back. */
export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('roles', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/roles/{id}/form', { path: { id }, signal }),
  });

/** What a role holds, with the version to send back. */
export const grantsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('roles', 'grants', id),
    queryFn: ({ signal }) => staff.get('/api/v1/roles/{id}/menuIds', { path: { id }, signal, silent: true }),
  });

const changed = (): void => void invalidate('roles', 'menus');

/** Makes a role that holds nothing yet; answers its id. */
export async function addRole(body: Schemas['RoleInput'], idempotencyKey: string): Promise<string> {
  const { id } = await staff.post('/api/v1/roles', { body, idempotencyKey, silent: true });
  changed();
  return id;
}

/** Writes a role back. */
export async function saveRole(id: string, body: Schemas['RoleInput']): Promise<void> {
  await staff.put('/api/v1/roles/{id}', { path: { id }, body, silent: true });
  changed();
}

/** Deletes a role that nobody holds. */
export async function deleteRole(id: string): Promise<void> {
  await staff.delete('/api/v1/roles/{id}', { path: { id } });
  changed();
}

/** A role as it is to be: its range where that changed, and what it holds. */
interface RoleDraft {
  id: string;
  /** Left out where the range stays. */
  form?: Schemas['RoleInput'];
  /** Left out where the rights stay. */
  menuIds?: string[];
  version: number;
}

/** Writes a role's range and what it holds. What is stored is read again, whatever became of it. */
export async function saveDraft({ id, form, menuIds, version }: RoleDraft): Promise<void> {
  try {
    if (form) await staff.put('/api/v1/roles/{id}', { path: { id }, body: { ...form, version } });
    const next = form ? version + 1 : version;
    if (menuIds)
      await staff.put('/api/v1/roles/{id}/menus', { path: { id }, body: { menuIds, version: next } });
  } finally {
    await invalidate('roles', 'menus');
  }
}
