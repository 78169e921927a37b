import type { Work } from './findNumber';
import type { WorkMessage } from './work.worker';

/** Does proof of work in a worker. Resolves to the number; rejects when there is none, and when `signal` aborts. */
export function solveChallenge(
  work: Work,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    const fail = (): void => {
      end();
      reject(new Error('the work came to nothing'));
    };
    signal.addEventListener('abort', fail, { once: true });
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkMessage>) => {
      if ('share' in data) return onProgress(data.share);
      if (data.found === null) return fail();
      end();
      resolve(data.found);
    });
    worker.postMessage(work, { transfer: [] });
  });
}
