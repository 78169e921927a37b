import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../../src/testing/databases';
import { type ServerProcess, startServerProcess } from '../../src/testing/serverProcess';
import { pause } from './settings';

/** A server as a process of its own on a fresh demo house. */
export interface HouseProcess {
  server: ServerProcess;
  /** Address of the buyer app. */
  url: string;
  /** Address of the database itself. */
  databaseUrl: string;
  /** Folder of its files. */
  folder: string;
  /** Resident memory, in bytes. */
  memory(): number;
  close(): Promise<void>;
}

/** What came back from a call over the wire. */
export interface FetchedAnswer {
  status: number;
  code: number;
  data: unknown;
  ms: number;
}

/** Resident memory of a process and those it started, in bytes. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) * 1024;
}

/** Starts the whole server on a clone of the small demo house; `line` may put something between it and the database. */
export async function startHouseProcess(
  line: (url: string) => Promise<string> = (url) => Promise.resolve(url),
  env: NodeJS.ProcessEnv = {},
): Promise<HouseProcess> {
  const database = await cloneDatabase('small');
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-torture-'));
  const settings = {
    DEMO: 'small',
    LOG_LEVEL: 'warn',
    LOGINS_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_ADDRESS: '1000000',
    ...env,
  };
  const server = startServerProcess(folder, { DATABASE_URL: await line(database.url), ...settings });
  const url = await server.ready;
  return {
    server,
    url,
    folder,
    databaseUrl: database.url,
    memory: () => memoryOf(server.child.pid ?? 0),
    async close() {
      server.child.kill('SIGTERM');
      const killing = setTimeout(() => server.child.kill('SIGKILL'), 20_000);
      await server.ended;
      clearTimeout(killing);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a call over the wire and says how long it took; a call without an answer has status 0. */
export async function ask(url: string, init: RequestInit = {}, withinMs = 60_000): Promise<FetchedAnswer> {
  const began = performance.now();
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(withinMs) });
    const text = await answer.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const code = Number(Reflect.get(Object(body), 'code') ?? 0);
    const data: unknown = Reflect.get(Object(body), 'data');
    return { status: answer.status, code, data, ms: performance.now() - began };
  } catch {
    return { status: 0, code: 0, data: null, ms: performance.now() - began };
  }
}

/** Sends JSON as a buyer. */
export function postAs(
  url: string,
  token: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<FetchedAnswer> {
  const own: Record<string, string> = token === '' ? {} : { 'authori-zation': token };
  const all = { 'content-type': 'application/json', ...own, ...headers };
  return ask(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** Signs a buyer in over the wire; answers the token. */
export async function signIn(url: string, username: string): Promise<string> {
  const body = { username, password: 'Demo-2026', key: '', code: '' };
  const { data, code } = await postAs(`${url}/api/sp/front/user/login`, '', body);
  const token: unknown = Reflect.get(Object(data), 'token');
  if (typeof token !== 'string') throw new Error(`${username} could not sign in: ${code}`);
  return token;
}

/** Waits until the server says it is ready; answers how long that took in ms, or null when it took too long. */
export async function untilReady(url: string, withinMs: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if ((await ask(`${url}/readyz`, {}, 2000)).status === 200) return performance.now() - began;
    await pause(100);
  }
  return null;
}
