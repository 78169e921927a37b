import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { THREAD_SOURCES } from './sources.mjs';

/** Folder with the bundles for a server that runs from its sources; `bundle.mjs` writes them. */
const BUNDLES = '../../node_modules/.cache/threads';
/** Young generation of a thread, in MB: small, so that garbage is collected early. */
const YOUNG_MB = 16;

type ThreadName = keyof typeof THREAD_SOURCES;

/**
 * Returns the address of a worker thread's program: a file beside the built server, or the bundle that tests and `npm run dev` make first.
 */
export function threadProgram(name: ThreadName): URL {
  const folder = import.meta.url.endsWith('.ts') ? BUNDLES : '.';
  return new URL(`${folder}/${name}.js`, import.meta.url);
}

/** Returns the memory limits of a thread whose JavaScript values take at most `heapMb`. */
export const memoryOf = (heapMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb: heapMb,
  maxYoungGenerationSizeMb: YOUNG_MB,
});

/** A thread ended without an error: it was told to, or terminated. */
export class ThreadEnded extends Error {}

/** Thread with state of its own, which answers messages until it ends. */
export interface Thread {
  worker: Worker;
  /** Rejects when the thread ends: with its error, or ThreadEnded. */
  over: Promise<never>;
}

/** Starts a thread with limited memory; `data` is its `workerData`. */
export function startThread(name: ThreadName, heapMb: number, data: unknown): Thread {
  const worker = new Worker(threadProgram(name), { workerData: data, resourceLimits: memoryOf(heapMb) });
  const over = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new ThreadEnded(`the thread ${name} ended`)));
  });
  over.catch(() => undefined);
  return { worker, over };
}
