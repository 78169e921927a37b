import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { THREAD_SOURCES } from './sources.mjs';

const server = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the packages from the registry, which are loaded as installed; packages of this repository are sources and belong into the
 * bundle.
 */
function installedPackages() {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@selvedge/'));
}

/** Moves each complete bundle into its place: another process may read the old one at the same time. */
const moveIntoPlace = {
  name: 'move-into-place',
  setup: ({ onEnd }) =>
    onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) {
        const unfinished = `${path}.${process.pid}`;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(unfinished, contents);
        renameSync(unfinished, path);
      }
    }),
};

/**
 * Bundles the programs of worker threads for a server that runs from its sources, where a thread has no TypeScript loader. With `watch`
 * they are bundled again whenever a source changes, for as long as the process runs.
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
    write: false,
    plugins: [moveIntoPlace],
  });
  await bundler.rebuild();
  if (watch) await bundler.watch();
  else await bundler.dispose();
}
