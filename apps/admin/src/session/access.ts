import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { checkUserInfo, filterRoutes } from '@selvedge/domain/people/permissions';
import { toast } from '@selvedge/design-system/Toast';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../api/client';
import type { RouteVO, StaffUser } from '../api/schemas';
import { resetToken } from './account';
import { keepUser } from '../api/session';

/** Who is signed in and which routes that person keeps. */
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
 * The person and the routes as the server grants them now. Fetched again on `menu.changed`. Whoever has to change the password or to set up a second factor first is told no routes yet. A person without roles loses the token.
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
