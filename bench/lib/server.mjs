import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Absolute path of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Password of every account of the demo data. */
export const PASSWORD = 'Demo-2026';

const port = Number(process.env.BENCH_PORT ?? 3440);
const adminPort = Number(process.env.BENCH_ADMIN_PORT ?? 3441);
const outputs = ['apps/buyer/dist/index.html', 'apps/admin/dist/index.html', 'apps/server/dist/main.js'];

/** Loads a module of the product from its source, for a bench that measures one function of it. */
export const source = (path) => tsImport(pathToFileURL(join(root, path)).href, import.meta.url);

/** Builds the product when there is no build; an existing build is measured as it is. */
async function ensureBuilt() {
  if (outputs.every((file) => existsSync(join(root, file)))) return;
  const { build } = await import('../../scripts/build.mjs');
  await build();
}

async function untilReady(child, url) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within 2 min');
}

/**
 * Runs work against the built server with the small demo data on a database of its own, both in a temporary folder, and deletes everything
 * at the end. The work gets the addresses of both apps and of the database, and the server's process id. `demo: 'on'` fills the whole demo
 * data; `nodeArguments` are Node's arguments for the server and `env` its settings.
 */
export async function withServer(work, { demo = 'small', nodeArguments = [], env = {} } = {}) {
  await ensureBuilt();
  const { startEmbedded } = await source('packages/embedded-postgres/embedded.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  chmodSync(dataDir, 0o711);
  const silent = { info() {}, warn: console.warn, error: console.error, debug() {} };
  const database = await startEmbedded(dataDir, silent);
  const server = spawn(process.execPath, [...nodeArguments, join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: join(dataDir, 'files'),
      DEMO: demo,
      CAPTCHA: 'off',
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      LOGINS_PER_MINUTE: '100000',
      CALLS_PER_MINUTE: '10000000',
      CALLS_PER_ADDRESS: '10000000',
      WRITES_PER_HOUR: '10000000',
      ...env,
    },
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const buyerUrl = `http://127.0.0.1:${port}`;
  try {
    await untilReady(server, buyerUrl);
    const adminUrl = `http://127.0.0.1:${adminPort}`;
    return await work({ buyerUrl, adminUrl, databaseUrl: database.url, pid: server.pid });
  } finally {
    server.kill('SIGTERM');
    await gone;
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Signs a buyer in by the API; resolves to the token. */
export async function buyerToken(buyerUrl, username) {
  const answer = await fetch(`${buyerUrl}/api/sp/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, key: '', code: '' }),
  });
  const { data, message } = await answer.json();
  if (!data?.token) throw new Error(`${username} could not sign in: ${message}`);
  return data.token;
}
