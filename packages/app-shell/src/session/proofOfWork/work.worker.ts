import { findNumber } from './findNumber';
import type { Work } from './findNumber';

/** Message of the worker: progress, then the result. */
export type WorkMessage = { share: number } | { found: number | null };

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const post = (message: WorkMessage): void => self.postMessage(message, { transfer: [] });
  post({ found: findNumber(data, (share) => post({ share })) });
});
