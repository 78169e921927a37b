import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { checkUserInfo, filterRoutes } from '@selvedge/domain/people/permissions';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';
import type { RouteVO, StaffUser } from '../api/schemas';
import { resetToken } from './account';
import { keepUser } from '../api/session';

/** Signed-in user and the routes they may open. */
export interface Access {
  user: StaffUser;
  routes: RouteVO[];
}

function checked(user: StaffUser | null): StaffUser {
  try {
    return checkUserInfo(user);
  } catch (error) {
    if (error instanceof Error) toast.show({ message: error.message, tone: 'critical' });
    resetToken();
    throw error;
  }
}

/**
 * Query of the user and the routes that the server grants now. Refetched on `menu.changed`. A user who must first change the password or
 * set up a second factor gets no routes yet. A user without roles loses the token.
 */
export const accessQuery = queryOptions({
  queryKey: queryKey('access'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures, error) => failures < 2 && isApiError(error) && error.httpStatus === undefined,
  queryFn: async ({ signal }): Promise<Access> => {
    const user = checked(await staff.get('/api/v1/users/me', { signal }));
    keepUser(user);
    if (user.mustChangePassword || user.mustSetUpFactor) return { user, routes: [] };
    const routes = filterRoutes(await staff.get('/api/v1/menus/routes', { signal }), user.roles);
    return { user, routes };
  },
});
