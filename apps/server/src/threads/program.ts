import type { THREAD_SOURCES } from './sources.mjs';

/** Folder with the bundles for a server that runs from its sources; `bundle.mjs` writes them. */
const BUNDLES = '../../node_modules/.cache/threads';

/**
 * Returns the address of a worker thread's program: a file beside the built server, or the bundle that tests and `npm run dev` make first.
 */
export function threadProgram(name: keyof typeof THREAD_SOURCES): URL {
  const folder = import.meta.url.endsWith('.ts') ? BUNDLES : '.';
  return new URL(`${folder}/${name}.js`, import.meta.url);
}
