import { type Caller, keyFor } from '../../src/testing/testers';
import { ask, type FetchedAnswer } from './process';
import { pause } from './settings';

const MOST_ATTEMPTS = 100;

/** Returns whether an answer leaves the outcome of a call open: none came, or one of a proxy or a failing server. */
const isUnclear = ({ status }: FetchedAnswer) => status === 0 || status >= 500;

/**
 * Creates a caller over HTTP for one person, identified by headers. A call without a clear answer is repeated unchanged, with its key,
 * until there is one; `onUnclear` receives each such answer.
 */
export function wireCaller(
  url: string,
  own: Record<string, string>,
  onUnclear: (answer: FetchedAnswer) => void,
): Caller {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const all = { ...own, ...type, ...keyFor(method, path), ...headers };
    const init = { method, headers: all, ...(body && { body: JSON.stringify(body) }) };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(url + path, init);
      if (!isUnclear(answer)) return answer;
      onUnclear(answer);
      if (attempt === MOST_ATTEMPTS) return answer;
      await pause(100);
    }
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    put: (path, body = {}, headers) => call('PUT', path, body, headers),
  };
}

/** Sends a form over HTTP; returns its data. Throws when it was refused. */
async function sendForm(
  url: string,
  headers: Record<string, string>,
  fields: Record<string, string | File>,
): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await ask(url, { method: 'POST', headers, body });
  if (answer.code !== 200) throw new Error(`${url}: ${answer.status} ${answer.code} ${answer.message}`);
  return answer.data;
}

/** Signs a staff member in over HTTP; returns the header of the session. */
export async function signInStaff(url: string, username: string): Promise<{ authorization: string }> {
  const form = { username, password: 'Demo-2026', captchaKey: '', captchaCode: '' };
  const data = Object(await sendForm(`${url}/api/v1/auth/login`, {}, form));
  return {
    authorization: `${String(Reflect.get(data, 'tokenType'))} ${String(Reflect.get(data, 'accessToken'))}`,
  };
}

/** Uploads a PDF as a buyer; returns its id. */
export async function sendProof(url: string, token: string): Promise<string> {
  const file = new File(['%PDF-1.7\nproof'], 'transfer.pdf', { type: 'application/pdf' });
  const data = await sendForm(`${url}/api/sp/front/upload/file`, { 'authori-zation': token }, { file });
  return String(Reflect.get(Object(data), 'id'));
}
