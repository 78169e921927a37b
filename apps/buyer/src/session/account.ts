import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@selvedge/api-spec/types';
import { toast } from '@selvedge/design-system/Toast';
import i18next from 'i18next';
import { safeReturnPath } from '@selvedge/domain/navigation/returnPath';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { readText } from '@selvedge/app-kit/session/storage';
import { buyer } from '../api/client';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { ratesQuery } from '../api/rates';
import { bindPrompt } from './bindPrompt';
import { takeAskedPath } from './guard';
import { beginSession, endSession, updateUser } from '../api/session';

/** Who is signed in, as the server knows it now; a member removed from a team learns it here. */
export const userInfoQuery = queryOptions({
  queryKey: queryKey('userInfo'),
  queryFn: async ({ signal }) => {
    const user = await buyer.get('/api/sp/front/user/get/info', { signal });
    updateUser(user);
    return user;
  },
});

/** Signs in and lands on the page that was asked for. Rejects with an ApiError. */
export async function signIn(
  credentials: { username: string; areaCode?: string; password: string; key: string; code: string },
  redirect: string | null,
): Promise<void> {
  enter(await buyer.post('/api/sp/front/user/login', { body: credentials }), redirect);
}

/** Registers and is signed in at once. Rejects with an ApiError. */
export async function register(
  person: operations['frontUserRegister']['requestBody']['content']['application/json'],
  redirect: string | null,
): Promise<void> {
  enter(await buyer.post('/api/sp/front/user/register', { body: person, silent: true }), redirect);
}

/** Begins the session that the server opened and goes to the page that was asked for. */
export function enter({ token, user }: components['schemas']['LoginResult'], redirect: string | null): void {
  queryClient.clear();
  beginSession(token, user);
  // Raised for the visitor nobody knew yet; the guard raises it again on the landing page where it still holds.
  bindPrompt.isOpen = false;
  void queryClient.fetchQuery(ratesQuery).catch(() => undefined);
  toast.show({ message: i18next.t('messages.loginSucceeded'), tone: 'positive' });
  navigate(landingPath(redirect), { replace: true });
}

/** The page after signing in: what the guard held back, else the `redirect` query, else the screening, else home. */
function landingPath(redirect: string | null): string {
  const asked = safeReturnPath(redirect);
  const heldBack = takeAskedPath();
  if (heldBack && (asked === null || asked.startsWith('/dataSummary'))) return heldBack;
  if (asked !== null) return asked;
  return readText('screening', sessionStorage) ? '/product/list' : '/dataSummary';
}

/** Signs out: the server is told, everything stored here is forgotten. */
export async function signOut(): Promise<void> {
  await buyer.get('/api/sp/front/user/logout', { silent: true }).catch(() => undefined);
  endSession();
  queryClient.clear();
  navigate('/login');
}
