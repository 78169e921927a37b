import i18next from 'i18next';
import type { components } from '@selvedge/api-spec/types';
import { safeReturnPath } from '@selvedge/domain/navigation/returnPath';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { staff } from '../api/client';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { beginSession, endSession } from '../api/session';

/** Values of the sign-in form; the captcha parts may be empty. */
export interface Credentials {
  username: string;
  password: string;
  captchaKey: string;
  captchaCode: string;
}

type StaffToken = components['schemas']['StaffLoginResult'];

/** Signs in and opens the page that was requested. Rejects with an ApiError. */
export async function signIn(credentials: Credentials, redirect: string | null): Promise<void> {
  enter(await staff.post('/api/v1/auth/login', { form: credentials, silent: true }), redirect);
}

function enter({ tokenType, accessToken }: StaffToken, redirect: string | null): void {
  queryClient.clear();
  beginSession(tokenType, accessToken);
  toast.show({ message: i18next.t('messages.loginSucceeded'), tone: 'positive' });
  navigate(safeReturnPath(redirect) ?? '/', { replace: true });
}

/** Completes a sign-in that waits for its second step, and opens the same page. Rejects with an ApiError. */
export async function signInByCode(challenge: string, code: string, redirect: string | null): Promise<void> {
  enter(await staff.post('/api/v1/auth/factor', { body: { challenge, code }, silent: true }), redirect);
}

/** First account of an installation and the token of the link that allows it. */
export interface FirstAccount {
  token: string;
  username: string;
  nickname: string;
  password: string;
}

/** Uses a set-up link: creates the account, which is signed in at once. Rejects with an ApiError. */
export async function setUp(account: FirstAccount): Promise<void> {
  const { tokenType, accessToken } = await staff.post('/api/v1/auth/setup', { body: account, silent: true });
  queryClient.clear();
  beginSession(tokenType, accessToken);
  navigate('/', { replace: true });
}

/**
 * Signs out: calls the server, clears the token, reloads the page, in that order. The open page is not remembered: the next user may not
 * have it.
 */
export async function signOut(): Promise<void> {
  await staff.delete('/api/v1/auth/logout', { silent: true }).catch(() => undefined);
  endSession();
  window.history.replaceState(null, '', '#/login');
  window.location.reload();
}

/** Discards a token that cannot be used, and opens the sign-in page. */
export function resetToken(): void {
  endSession();
  queryClient.clear();
  navigate('/login');
}
