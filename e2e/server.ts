import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from './outbox';
import { busySentence, JOURNEY_SERVERS, serverPorts } from '../scripts/lib/ports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Time limit in ms: a slow machine fills the demo data in minutes; one that takes longer hangs. */
const READY_WITHIN_MS = 300_000;

/** Ports of this worker's server: the runner numbers its workers. */
const own = serverPorts(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Address of the buyer app and its API on this worker's server. */
export const buyerUrl = `http://localhost:${own.port}`;
/** Address of the back office and its API on this worker's server. */
export const adminUrl = `http://localhost:${own.adminPort}`;

/** Returns whether a log entry belongs to no call: journeys check the refusals of their calls. */
const isWarning = (line: string): boolean => line.startsWith('{') && !line.includes('"reqId"');

/** Starts one of the built servers and resolves when it is ready; its warnings are printed with the run. */
async function startServer(index: number, dataDir: string): Promise<ChildProcess> {
  const { port, adminPort } = serverPorts(index);
  if (await isReady(port)) throw new Error(busySentence({ setting: 'E2E_PORT', port }));
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: dataDir,
      DEMO: 'on',
      CAPTCHA: 'off',
      NODE_ENV: 'test',
      LOGINS_PER_MINUTE: '1000',
      WRITES_PER_HOUR: '1000000',
      LOG_LEVEL: 'warn',
    },
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => isWarning(line) && process.stderr.write(`server ${index}: ${line}\n`));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (await isReady(port)) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s`);
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Stops the server and waits until its process has ended. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Starts the servers of a run, each with the demo data; their data folders are deleted with them. */
export default async function globalSetup() {
  const folders = Array.from({ length: JOURNEY_SERVERS }, () => mkdtempSync(join(tmpdir(), 'selvedge-e2e-')));
  process.env[FOLDERS] = JSON.stringify(folders);
  const servers = await Promise.all(folders.map((folder, index) => startServer(index, folder)));
  return async () => {
    await Promise.all(servers.map(stopServer));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}
