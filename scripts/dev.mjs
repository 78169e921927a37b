// `npm run dev`: both apps with hot reload in front of the real server; with --mock in front of Prism instead.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleThreads } from '../apps/server/src/threads/bundle.mjs';
import { portOf } from './lib/ports.mjs';
import { bin, root, runSync } from './lib/run.mjs';

const mock = process.argv.includes('--mock');
const [buyerPort, adminPort, apiPort, officePort] = ['PORT', 'ADMIN_PORT', ...apiSettings()].map((name) =>
  String(portOf(name)),
);
const children = [];

if (runSync(process.execPath, [join(root, 'api-spec/scripts/generate.mjs')]) !== 0) process.exit(1);

if (mock) {
  run([join(root, 'api-spec/mock/start.mjs')], root, { MOCK_PORT: apiPort });
} else {
  await bundleThreads({ watch: true });
  const server = join(root, 'apps/server');
  const env = {
    PORT: apiPort,
    ADMIN_PORT: officePort,
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  };
  // Ctrl-C signals every process of the terminal, and a watcher that gets two signals kills the server: `stop` alone signals it.
  run([bin('tsx'), 'watch', 'src/programs/main.ts'], server, env, { detached: process.platform !== 'win32' });
}
const apiOf = (port) => `http://localhost:${port}`;
const appEnv = (port) => ({
  API_PROXY: apiOf(port),
  ...(mock ? { VITE_API_BASE: apiOf(port), VITE_MOCK: '1' } : {}),
});
run([bin('vite'), '--port', buyerPort, '--strictPort'], join(root, 'apps/buyer'), appEnv(apiPort));
run([bin('vite'), '--port', adminPort, '--strictPort'], join(root, 'apps/admin'), appEnv(officePort));
console.log(
  `Buyer app http://localhost:${buyerPort}, back office http://localhost:${adminPort}, API ${apiOf(apiPort)}`,
);

function apiSettings() {
  return mock ? ['MOCK_PORT', 'MOCK_PORT'] : ['API_PORT', 'API_ADMIN_PORT'];
}

function run(args, cwd, env, { detached = false } = {}) {
  const stdio = [detached ? 'ignore' : 'inherit', 'inherit', 'inherit'];
  const child = spawn(process.execPath, args, { cwd, stdio, detached, env: { ...process.env, ...env } });
  child.on('close', (code) => stop(code ?? 0));
  children.push(child);
}

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
