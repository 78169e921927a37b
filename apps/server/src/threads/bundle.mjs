import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { THREAD_SOURCES } from './sources.mjs';

const server = fileURLToPath(new URL('../..', import.meta.url));

/** Packages from the registry are loaded as installed; those of this repository are sources and belong into the bundle. */
function installedPackages() {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@selvedge/'));
}

/**
 * Bundles the programs of worker threads for a server that runs from its sources, where a thread has no loader of TypeScript. With
 * `watch` they are bundled again whenever a source changes, for as long as the process runs.
 */
export async function bundleThreads({ watch = false } = {}) {
  const bundler = await context({
    absWorkingDir: server,
    entryPoints: Object.entries(THREAD_SOURCES).map(([out, source]) => ({ in: source, out })),
    outdir: 'node_modules/.cache/threads',
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: installedPackages(),
    logLevel: 'warning',
  });
  await bundler.rebuild();
  if (watch) await bundler.watch();
  else await bundler.dispose();
}
