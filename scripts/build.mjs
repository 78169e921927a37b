// Builds the contract, both apps and the server, unless the last build is still current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './lib/compress.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { bin, capture, root } from './lib/run.mjs';

const sources = ['packages', 'api-spec', 'design-system', 'apps', 'package-lock.json', 'scripts/build.mjs'];
const stampPath = join(root, 'node_modules/.build-stamp');
const outputs = [
  'apps/buyer/dist/index.html',
  'apps/admin/dist/index.html',
  'apps/server/dist/main.js',
  'apps/server/dist/worker.js',
  'apps/server/dist/commands.js',
];

/** Builds everything that `npm start` serves; throws with the tool's output when a build fails. */
export async function build() {
  const stamp = fingerprint(sources);
  const current = existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
  if (current && outputs.every((file) => existsSync(join(root, file)))) return;

  console.log('Building (about a minute the first time) ...');
  await step('contract', [join(root, 'api-spec/scripts/generate.mjs')], root);
  const vite = bin('vite');
  await Promise.all([
    step('buyer app', [vite, 'build'], join(root, 'apps/buyer')),
    step('back office', [vite, 'build'], join(root, 'apps/admin')),
    step('server', [vite, 'build'], join(root, 'apps/server')),
  ]);
  for (const app of ['buyer', 'admin']) compressFolder(join(root, 'apps', app, 'dist'));
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, fingerprint(sources));
}

async function step(name, args, cwd) {
  const started = Date.now();
  // Builds for production whatever NODE_ENV holds: with another value Vite would bundle React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await capture(process.execPath, args, { cwd, env });
  if (code !== 0) throw new Error(`Building the ${name} failed:\n${output}`);
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
