import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { UsersFilter } from './users.search';

type Schemas = components['schemas'];
/** Result of an imported sheet. */
export type UserImportResult = Schemas['UserImportResult'];

/** Users per page. */
const USERS_PER_PAGE = 20;

const narrowing = ({ keywords, deptId, status }: UsersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(deptId ? { deptId } : {}),
  ...(status ? { status } : {}),
});

/** Query of one page of staff, newest first unless sorted otherwise. */
export const usersQuery = (filter: UsersFilter) =>
  queryOptions({
    queryKey: queryKey('people', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/users/page', {
        query: {
          pageNum: filter.page,
          pageSize: USERS_PER_PAGE,
          ...narrowing(filter),
          ...(filter.sort ? { sort: filter.sort, order: filter.order } : {}),
        },
        signal,
        silent: true,
      }),
  });

/** Query of one user, with the version to send back. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('people', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/users/{id}/form', { path: { id }, signal }),
  });

/** Roles that the signed-in user may assign. */
export const roleOptionsQuery = queryOptions({
  queryKey: queryKey('roles', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/roles/options', { signal, silent: true }),
});

const changed = (): void => void invalidate('people', 'depts', 'roles');

/** Creates a member of staff; returns the first password. */
export async function addUser(body: Schemas['UserInput'], idempotencyKey: string) {
  const made = await staff.post('/api/v1/users', { body, idempotencyKey, silent: true });
  changed();
  return made;
}

/** Saves all fields of a member of staff. */
export async function saveUser(id: string, body: Schemas['UserInput']): Promise<void> {
  await staff.put('/api/v1/users/{id}', { path: { id }, body, silent: true });
  changed();
}

/** Sets a new password for a user. */
export async function resetPassword(id: string, password: string): Promise<void> {
  await staff.patch('/api/v1/users/{id}/password', { path: { id }, body: { password }, silent: true });
}

/** Removes the second factor of a user who has lost it. */
export async function takeFactor(id: string): Promise<void> {
  await staff.delete('/api/v1/users/{id}/factor', { path: { id }, silent: true });
  changed();
}

/** Enables or disables the sign-in of a user. */
export async function setStatus(asked: { id: string; status: Schemas['AccountStatus'] }): Promise<void> {
  const { id, status } = asked;
  await staff.patch('/api/v1/users/{id}/status', { path: { id }, query: { status }, silent: true });
  changed();
}

/** Deletes a member of staff. */
export async function deleteUser(id: string): Promise<void> {
  await staff.delete('/api/v1/users/{id}', { path: { id }, silent: true });
  changed();
}

/** Returns all users that match the filter as a sheet. */
export const exportUsers = (filter: UsersFilter): Promise<File> =>
  staff.get('/api/v1/users/_export', { query: narrowing(filter) });

/** Returns the empty sheet that the import reads. */
export const userTemplate = (): Promise<File> => staff.get('/api/v1/users/template', {});

/** Imports users from a sheet into a department. */
export async function importUsers(deptId: string, file: File): Promise<UserImportResult> {
  const result = await staff.post('/api/v1/users/_import', {
    query: { deptId },
    form: { file },
    silent: true,
  });
  changed();
  return result;
}
