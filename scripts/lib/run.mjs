import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Returns the absolute path of a package's command, so that no step depends on the PATH that npm happens to set. */
export function bin(packageName, command = packageName) {
  const folders = [root, join(root, 'api-spec')].map((place) => join(place, 'node_modules', packageName));
  const folder = folders.find((each) => existsSync(each));
  if (!folder) throw new Error(`${packageName} is not installed: run node scripts/setup.mjs`);
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof entry === 'string' ? entry : entry[command]);
}

/**
 * Returns the environment for a nested npm. Variables that an outer npm exported about itself would be read as settings of the inner one,
 * so only the settings that name the source of packages are passed on.
 */
export function cleanEnv(extra = {}) {
  const kept = /^npm_config_(registry|cafile|cache|userconfig|proxy|https_proxy|noproxy)$/i;
  const entries = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || kept.test(key));
  return { ...Object.fromEntries(entries), ...extra };
}

/** Runs a command to its end with its output shown; returns its exit code. */
export function runSync(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Runs a command and resolves to its exit code and everything it printed. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
