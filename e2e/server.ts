import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ports of the journeys' server; another pair lets two runs stand side by side. */
const port = process.env.E2E_PORT ?? '3400';
const adminPort = process.env.E2E_ADMIN_PORT ?? '3401';

/** Buyer app and API of the journeys' server. */
export const buyerUrl = `http://localhost:${port}`;
/** Back office and API of the journeys' server. */
export const adminUrl = `http://localhost:${adminPort}`;

/** Starts the built server and resolves when it answers as ready. */
export async function startServer(dataDir: string): Promise<ChildProcess> {
  if (await isReady()) throw new Error(`Something else answers on ${buyerUrl}: stop it, or set E2E_PORT`);
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      ADMIN_PORT: adminPort,
      DATA_DIR: dataDir,
      DEMO: 'on',
      CAPTCHA: 'off',
      NODE_ENV: 'test',
      LOGINS_PER_MINUTE: '1000',
    },
  });
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (await isReady()) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error('The server was not ready within 90 s');
}

function isReady(): Promise<boolean> {
  return fetch(`${buyerUrl}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Stops the server and waits until it has gone. */
export async function stopServer(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** One server with the demo house for all journeys; its data folder goes with it. */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-e2e-'));
  const child = await startServer(dataDir);
  return async () => {
    await stopServer(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
