import { randomUUID } from 'node:crypto';
import type { components } from '../api-spec/generated/types';
import { adminUrl, buyerUrl } from './server';

/** The shapes that the contract names. */
export type Schemas = components['schemas'];

/** An account to sign in with. */
export interface Account {
  username: string;
  password: string;
}

/** The password of every account of the demo, which the sign-in pages tell. */
export const DEMO_PASSWORD = 'Demo-2026';

/** An account that the demo made. Journeys read as one; what they change belongs to people of their own. */
export const demo = (username: string): Account => ({ username, password: DEMO_PASSWORD });

/** Calls of somebody who is signed in, for steps that are not what a journey is about. Each answers its data, or throws with its refusal. */
export interface Api {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: object): Promise<Data>;
  put<Data>(path: string, body: object): Promise<Data>;
}

/** One call; its answer is an envelope, and the code in it says whether it was done. */
async function call<Data>(url: string, sent: RequestInit): Promise<Data> {
  const answer = await fetch(url, sent);
  const { code, data, message } = (await answer.json()) as { code: number; data: Data; message: string };
  if (code !== 200)
    throw new Error(`${sent.method ?? 'GET'} ${url}: ${code} ${message} ${JSON.stringify(data)}`);
  return data;
}

/** Calls below an address with what says who asks. */
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

/** The calls of a buyer, in a session of their own: paths begin after `/api/sp/`. */
export async function buyerApi({ username, password }: Account): Promise<Api> {
  const sign = { username, password, key: '', code: '0000' };
  const { token } = await apiOf(`${buyerUrl}/api/sp/`, {}).post<{ token: string }>('front/user/login', sign);
  return apiOf(`${buyerUrl}/api/sp/`, { 'Authori-zation': token });
}

/** The calls of a member of staff, in a session of their own: paths begin after `/api/v1/`. */
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

/** The calls of the house's administrator, who makes people and goods for the journeys of this worker. */
export function rootApi(): Promise<Api> {
  root ??= staffApi(demo('root'));
  return root;
}

let last = 0;

/**
 * A number that no other call in this house gets, of 13 digits: names, phone numbers and bar codes are made of it, so that the other
 * language of a journey, and a second try of it, find nothing of this one's.
 */
export function uniqueNumber(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** Letters that nothing else has, for a name that may hold no number. */
export const uniqueLetters = (): string =>
  String(uniqueNumber()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
