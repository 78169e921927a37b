import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];

/** Query of all roles with the number of users of each, in sort order. */
export const rolesQuery = queryOptions({
  queryKey: queryKey('roles', 'page'),
  queryFn: ({ signal }) =>
    staff.get('/api/v1/roles/page', { query: { pageSize: PAGE_SIZE_MAX }, signal, silent: true }),
  select: ({ list }) => list,
});

/** Query of one role, with the version to send back. */
export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('roles', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/roles/{id}/form', { path: { id }, signal }),
  });

/** Query of a role's permissions, with the version to send back. */
export const grantsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('roles', 'grants', id),
    queryFn: ({ signal }) => staff.get('/api/v1/roles/{id}/menuIds', { path: { id }, signal, silent: true }),
  });

const changed = (): void => void invalidate('roles', 'menus');

/** Creates a role without permissions, or with those of `copyOf`; returns its id. */
export async function addRole(body: Schemas['RoleInput'], idempotencyKey: string): Promise<string> {
  const { id } = await staff.post('/api/v1/roles', { body, idempotencyKey, silent: true });
  changed();
  return id;
}

/** Saves a role. */
export async function saveRole(id: string, body: Schemas['RoleInput']): Promise<void> {
  await staff.put('/api/v1/roles/{id}', { path: { id }, body, silent: true });
  changed();
}

/** Deletes a role that no user has. */
export async function deleteRole(id: string): Promise<void> {
  await staff.delete('/api/v1/roles/{id}', { path: { id }, silent: true });
  changed();
}

/** Changed role: its data scope and its permissions, where they changed. */
interface RoleDraft {
  id: string;
  /** Fields with the new data scope; left out when it stays. */
  form?: Schemas['RoleInput'];
  /** Ids of the permissions; left out when they stay. */
  menuIds?: string[];
  version: number;
}

/** Saves a role's data scope and permissions. Refetches the stored ones, whatever the outcome. */
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
