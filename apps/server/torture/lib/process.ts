import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../../src/testing/databases';
import { type ServerProcess, startServerProcess } from '../../src/testing/serverProcess';
import type { Answer } from '../../src/testing/testers';
import { FULL, pause } from './settings';

/** Server as a separate process with fresh demo data. */
export interface TortureServer {
  server: ServerProcess;
  /** Address of the buyer app. */
  url: string;
  /** Address of the database itself. */
  databaseUrl: string;
  /** Folder of its files. */
  folder: string;
  /** Resident memory, in bytes. */
  memory(): number;
  /** Starts a measurement; the returned function returns the largest growth of memory since then, in bytes. */
  watchMemory(): () => number;
  close(): Promise<void>;
}

/** Answer to a call over HTTP, with its duration in ms. */
export interface FetchedAnswer extends Answer {
  ms: number;
}

/** Resident memory of a process, in bytes. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) * 1024;
}

/** Watches the memory of a process by the peak that Linux records, on other systems by polling ten times a second. */
function watchMemoryOf(pid: number): () => number {
  const before = memoryOf(pid);
  if (process.platform === 'linux') {
    // Writing 5 resets the peak (proc(5)).
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const peak = () => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return () => Number(peak()) * 1024 - before;
  }
  let most = before;
  const look = () => (most = Math.max(most, memoryOf(pid)));
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    return look() - before;
  };
}

/** Starts the whole server on a clone of the small demo data; `line` may put something between it and the database. */
export async function startTortureServer(
  line: (url: string) => Promise<string> = (url) => Promise.resolve(url),
  env: NodeJS.ProcessEnv = {},
): Promise<TortureServer> {
  const database = await cloneDatabase('small');
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-torture-'));
  const settings = {
    DEMO: 'small',
    LOG_LEVEL: 'warn',
    LOGINS_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_ADDRESS: '1000000',
    WRITES_PER_HOUR: '1000000',
    // On a busy machine the database may be slow; its unavailability is the subject of another test.
    ...(FULL ? {} : { QUERY_TIMEOUT_MS: '60000' }),
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
    watchMemory: () => watchMemoryOf(server.child.pid ?? 0),
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

/** Sends a call over HTTP and measures its duration; a call without an answer has status 0. */
export async function ask(url: string, init: RequestInit = {}, withinMs = 60_000): Promise<FetchedAnswer> {
  const began = performance.now();
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(withinMs) });
    const text = await answer.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const code = Number(Reflect.get(Object(body), 'code') ?? 0);
    const message = String(Reflect.get(Object(body), 'message') ?? '');
    const data: unknown = Reflect.get(Object(body), 'data');
    return { status: answer.status, code, message, data, ms: performance.now() - began };
  } catch {
    return { status: 0, code: 0, message: '', data: null, ms: performance.now() - began };
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

/** Signs a buyer in over HTTP; returns the token. */
export async function signIn(url: string, username: string): Promise<string> {
  const body = { username, password: 'Demo-2026', key: '', code: '' };
  const { data, code } = await postAs(`${url}/api/sp/front/user/login`, '', body);
  const token: unknown = Reflect.get(Object(data), 'token');
  if (typeof token !== 'string') throw new Error(`${username} could not sign in: ${code}`);
  return token;
}

/** Waits until the server is ready; returns whether it was in time. */
export async function untilReady(url: string, withinMs: number): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if ((await ask(`${url}/readyz`, {}, 2000)).status === 200) return true;
    await pause(100);
  }
  return false;
}
