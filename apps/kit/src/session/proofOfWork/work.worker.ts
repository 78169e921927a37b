import { findNumber } from './findNumber';
import type { Work } from './findNumber';

/** What the worker says: how far it is, then what it found. */
export type WorkMessage = { share: number } | { found: number | null };

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const say = (message: WorkMessage): void => self.postMessage(message, { transfer: [] });
  say({ found: findNumber(data, (share) => say({ share })) });
});
