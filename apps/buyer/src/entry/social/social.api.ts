import { queryOptions } from '@tanstack/react-query';
import { serverNow } from '@selvedge/api-spec/client';
import type { components, operations } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';
import { session, updateUser } from '../../api/session';
import { enter } from '../../session/account';

type Schemas = components['schemas'];
/** Time until which an answer is valid, in epoch milliseconds by the server's clock. */
interface Until {
  until: number;
}
/** State of a QR code, with its expiry. */
export type QrState = Schemas['QrState'] & Until;
/** Phone number with its code, to whose account a social account is bound. */
type Proof = Omit<operations['frontUserBind']['requestBody']['content']['application/json'], 'bindKey'>;

const ASK_AGAIN_MS = 2000;
const SECOND_MS = 1000;
const isOpen = (state: QrState['state'] | undefined): boolean =>
  state === undefined || state === 'WAITING' || state === 'SCANNED';

const timed = <Answer extends { expiresIn: number }>(answer: Answer): Answer & Until => ({
  ...answer,
  until: serverNow() + answer.expiresIn * SECOND_MS,
});

/** Returns the query for a QR code; each new value of `refresh` fetches another one. */
export const qrQuery = (refresh: number) =>
  queryOptions({
    queryKey: queryKey('qr', 'code', refresh),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      timed(await buyer.get('/api/sp/front/wechat/qr/create', { signal, silent: true })),
  });

/** Returns the query for the state of a QR code, repeated every two seconds until it is final. */
export const qrStateQuery = (qrKey: string) =>
  queryOptions({
    queryKey: queryKey('qr', 'state', qrKey),
    gcTime: 0,
    queryFn: async ({ signal }) =>
      timed(await buyer.get('/api/sp/front/wechat/qr/state', { query: { qrKey }, signal, silent: true })),
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? ASK_AGAIN_MS : false),
  });

/** Begins a flow at the platform: a one-click sign-in, or a binding. */
export const beginSocial = (): Promise<Schemas['SocialDeparture']> =>
  buyer.post('/api/sp/front/wechat/begin', { silent: true });

/** Reports from the phone that a code was scanned. */
export const scanCode = (scanKey: string): Promise<Schemas['ScannedCode']> =>
  buyer.post('/api/sp/front/wechat/qr/scan', { body: { scanKey }, silent: true });

/** Sends the platform's code to the server; without a code the user refused. */
export const giveBack = (state: string, code?: string): Promise<Schemas['SocialReturn']> =>
  buyer.post('/api/sp/front/wechat/return', {
    body: code === undefined ? { state } : { state, code },
    silent: true,
  });

/** Signs in by the code of a method; resolves to the key for binding an account when none is bound yet. */
export async function enterBySocial(
  way: 'login' | 'login/qr',
  code: string,
  redirect: string | null,
): Promise<string | null> {
  const { bindKey, token, user } = await buyer.post(`/api/sp/front/wechat/${way}`, {
    query: { code },
    silent: true,
  });
  if (token !== undefined && user !== undefined) enter({ token, user }, redirect);
  return bindKey ?? null;
}

/** Binds the social account to the account of a phone number and signs in. */
export async function joinSocial(bindKey: string, proof: Proof, redirect: string | null): Promise<void> {
  enter(await buyer.post('/api/sp/front/user/bind', { body: { bindKey, ...proof }, silent: true }), redirect);
}

/** Binds the social account of a code to the signed-in user, confirmed by the password. */
export async function bindSocial(code: string, password: string): Promise<void> {
  const bound = await buyer.post('/api/sp/front/wechat/login/qr/bind', {
    query: { code },
    body: { password },
    silent: true,
  });
  if (session.user) updateUser({ ...session.user, ...bound });
  await invalidate('userInfo');
}
