import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@selvedge/api-spec/types';
import { toast } from '@selvedge/design-system/primitives/Toast';
import i18next from 'i18next';
import { safeReturnPath } from '@selvedge/domain/navigation/returnPath';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { readText } from '@selvedge/app-shell/session/storage';
import { buyer } from '../api/client';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { ratesQuery } from '../api/rates';
import { bindPrompt } from './bindPrompt';
import { takeAskedPath } from './guard';
import { beginSession, endSession, updateUser } from '../api/session';

/** Query of the signed-in user as the server has it now; it updates the session, for example after a removal from a team. */
export const userInfoQuery = queryOptions({
  queryKey: queryKey('userInfo'),
  queryFn: async ({ signal }) => {
    const user = await buyer.get('/api/sp/front/user/get/info', { signal });
    updateUser(user);
    return user;
  },
});

/** Signs in and goes to the page requested before. Rejects with an ApiError. */
export async function signIn(
  credentials: { username: string; areaCode?: string; password: string; key: string; code: string },
  redirect: string | null,
): Promise<void> {
  enter(await buyer.post('/api/sp/front/user/login', { body: credentials, silent: true }), redirect);
}

/** Registers and signs in at once. Rejects with an ApiError. */
export async function register(
  person: operations['frontUserRegister']['requestBody']['content']['application/json'],
  redirect: string | null,
): Promise<void> {
  enter(await buyer.post('/api/sp/front/user/register', { body: person, silent: true }), redirect);
}

/** Begins the session that the server opened, and goes to the page requested before. */
export function enter({ token, user }: components['schemas']['LoginResult'], redirect: string | null): void {
  queryClient.clear();
  beginSession(token, user);
  // Closes the dialog that the guard opened before the sign-in; the guard opens it again on the landing page if it still applies.
  bindPrompt.isOpen = false;
  void queryClient.fetchQuery(ratesQuery).catch(() => undefined);
  toast.show({ message: i18next.t('messages.loginSucceeded'), tone: 'positive' });
  navigate(landingPath(redirect), { replace: true });
}

/** Returns the page after signing in: the one the guard blocked, else the `redirect` query, else the screening, else home. */
function landingPath(redirect: string | null): string {
  const asked = safeReturnPath(redirect);
  const heldBack = takeAskedPath();
  if (heldBack && (asked === null || asked.startsWith('/dataSummary'))) return heldBack;
  if (asked !== null) return asked;
  return readText('screening', sessionStorage) ? '/product/list' : '/dataSummary';
}

/** Signs out: ends the session on the server, and clears everything stored here. */
export async function signOut(): Promise<void> {
  await buyer.get('/api/sp/front/user/logout', { silent: true }).catch(() => undefined);
  endSession();
  queryClient.clear();
  navigate('/login');
}
