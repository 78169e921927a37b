import { findNumber } from './findNumber';
import type { Work } from './findNumber';

/** What the worker says: how far it is, then what it found. */
export type WorkMessage = { share: number } | { found: number | null };

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const post = (message: WorkMessage): void => self.postMessage(message, { transfer: [] });
  post({ found: findNumber(data, (share) => post({ share })) });
});
