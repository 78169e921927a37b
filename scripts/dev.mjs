// `npm run dev`: both apps with hot reload in front of the real server; with --mock in front of Prism instead.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, root, runSync } from './lib/run.mjs';

const mock = process.argv.includes('--mock');
const buyerPort = process.env.PORT ?? '3000';
const adminPort = process.env.ADMIN_PORT ?? '3001';
const apiPort = mock ? (process.env.MOCK_PORT ?? '4010') : '3100';
const children = [];

if (runSync(process.execPath, [join(root, 'api-spec/scripts/generate.mjs')]) !== 0) process.exit(1);

if (mock) {
  run([join(root, 'api-spec/mock/start.mjs')], root, { MOCK_PORT: apiPort });
} else {
  const server = join(root, 'apps/server');
  run([bin('tsx'), 'watch', 'src/main.ts'], server, {
    PORT: apiPort,
    ADMIN_PORT: '3101',
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  });
}
const apiBase = `http://localhost:${apiPort}`;
const appEnv = mock ? { VITE_API_BASE: apiBase, VITE_MOCK: '1' } : { API_PROXY: apiBase };
/** The server tells each app its own sign-in data, by the port. */
const adminEnv = mock ? appEnv : { API_PROXY: 'http://localhost:3101' };
run([bin('vite'), '--port', buyerPort, '--strictPort'], join(root, 'apps/buyer'), appEnv);
run([bin('vite'), '--port', adminPort, '--strictPort'], join(root, 'apps/admin'), adminEnv);
console.log(
  `Buyer app http://localhost:${buyerPort}, back office http://localhost:${adminPort}, API ${apiBase}`,
);

function run(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
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
