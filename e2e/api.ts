import { randomUUID } from 'node:crypto';
import type { components } from '../api-spec/generated/types';
import { adminUrl, buyerUrl } from './server';

/** Schemas of the contract by name. */
export type Schemas = components['schemas'];

/** Account to sign in with. */
export interface Account {
  username: string;
  password: string;
}

/** Password of every demo account, which the sign-in pages show. */
export const DEMO_PASSWORD = 'Demo-2026';

/** Returns an account of the demo data. Journeys only read with it; the data they change belongs to users of their own. */
export const demo = (username: string): Account => ({ username, password: DEMO_PASSWORD });

/** Calls of a signed-in user, for steps that are not the subject of a journey. Each resolves to its data, or throws with its refusal. */
export interface Api {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: object): Promise<Data>;
  put<Data>(path: string, body: object): Promise<Data>;
}

/** Sends one call; the response is an envelope, whose code shows whether the call succeeded. */
async function call<Data>(url: string, sent: RequestInit): Promise<Data> {
  const answer = await fetch(url, sent);
  const { code, data, message } = (await answer.json()) as { code: number; data: Data; message: string };
  if (code !== 200)
    throw new Error(`${sent.method ?? 'GET'} ${url}: ${code} ${message} ${JSON.stringify(data)}`);
  return data;
}

/** Returns the calls below an address, with the headers that identify the caller. */
function apiOf(base: string, who: Record<string, string>): Api {
  const send = <Data>(method: string, path: string, body: object): Promise<Data> =>
    call(base + path, {
      method,
      headers: { ...who, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  return {
    get: (path) => call(base + path, { headers: who }),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
  };
}

/** Signs a buyer in with a session of its own and returns its calls: paths begin after `/api/sp/`. */
export async function buyerApi({ username, password }: Account): Promise<Api> {
  const sign = { username, password, key: '', code: '0000' };
  const { token } = await apiOf(`${buyerUrl}/api/sp/`, {}).post<{ token: string }>('front/user/login', sign);
  return apiOf(`${buyerUrl}/api/sp/`, { 'Authori-zation': token });
}

/** Signs a member of staff in with a session of its own and returns its calls: paths begin after `/api/v1/`. */
export async function staffApi({ username, password }: Account): Promise<Api> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ username, password, captchaKey: '', captchaCode: '' }))
    body.set(name, value);
  const { tokenType, accessToken } = await call<{ tokenType: string; accessToken: string }>(
    `${adminUrl}/api/v1/auth/login`,
    { method: 'POST', body },
  );
  return apiOf(`${adminUrl}/api/v1/`, { authorization: `${tokenType} ${accessToken}` });
}

let root: Promise<Api> | undefined;

/** Returns the calls of the administrator, who makes users and products for the journeys of this worker. */
export function rootApi(): Promise<Api> {
  root ??= staffApi(demo('root'));
  return root;
}

let last = 0;

/**
 * Returns a number that no other call in this installation gets, of 13 digits: names, phone numbers and bar codes are made of it, so that a
 * journey in the other language, and a second try of it, find no data of this one.
 */
export function uniqueNumber(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** Returns letters that nothing else has, for a name that must not contain a number. */
export const uniqueLetters = (): string =>
  String(uniqueNumber()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
