import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'generated', 'data', 'test-results', 'baselines']);

/** Returns one hash over path, size and time of every file below the folders, which shows whether a build is still current. */
export function fingerprint(folders) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders) walk(join(root, folder), hash);
  return hash.digest('hex');
}

function walk(path, hash) {
  const info = statSync(path);
  if (info.isFile()) {
    hash.update(`${path}:${info.size}:${info.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (!skipped.has(entry)) walk(join(path, entry), hash);
  }
}
