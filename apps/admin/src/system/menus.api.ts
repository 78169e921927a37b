import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';

type MenuInput = components['schemas']['MenuInput'];

/** Filter of the menu's tree. */
export interface MenuFilter {
  keywords: string;
  status?: 'VISIBLE' | 'HIDDEN';
}

/** Query of the menu as a tree, with the roles that have each entry. */
export const menusQuery = ({ keywords, status }: MenuFilter) =>
  queryOptions({
    queryKey: queryKey('menus', 'tree', keywords, status),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/menus', {
        query: { ...(keywords ? { keywords } : {}), ...(status ? { status } : {}) },
        signal,
        silent: true,
      }),
  });

/** Entries that can be the parent of others. */
export const parentsQuery = queryOptions({
  queryKey: queryKey('menus', 'options'),
  queryFn: ({ signal }) =>
    staff.get('/api/v1/menus/options', { query: { onlyParent: true }, signal, silent: true }),
});

/** Query of one entry, with the version to send back. */
export const menuQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('menus', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/menus/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Adds a menu entry. */
export async function addMenu(body: MenuInput, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/menus', { body, idempotencyKey, silent: true });
  void invalidate('menus');
}

/** Saves a menu entry. */
export async function saveMenu(id: string, body: MenuInput): Promise<void> {
  await staff.put('/api/v1/menus/{id}', { path: { id }, body, silent: true });
  void invalidate('menus');
}

/** Shows an entry in the menu or hides it there. */
export async function showMenu({ id, visible }: { id: string; visible: boolean }): Promise<void> {
  await staff.patch('/api/v1/menus/{id}', { path: { id }, query: { visible } });
  await invalidate('menus');
}

/** Deletes an entry that has no children. */
export async function deleteMenu(id: string): Promise<void> {
  await staff.delete('/api/v1/menus/{id}', { path: { id }, silent: true });
  void invalidate('menus', 'roles');
}
