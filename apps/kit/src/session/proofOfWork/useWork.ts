import { useEffect, useRef, useState } from 'react';
import type { Work } from './findNumber';

/** Where the work stands that somebody does in the place of reading a picture. */
export type WorkState =
  | { at: 'idle' }
  | { at: 'working'; share: number }
  | { at: 'done'; key: string; code: string }
  | { at: 'failed' };

interface UseWork {
  state: WorkState;
  start: () => void;
  /** Ends the work, or forgets what was found. */
  stop: () => void;
}

/** Fetches work and does it when started; leaving the page ends it. */
export function useWork(fetchWork: (signal: AbortSignal) => Promise<Work>): UseWork {
  const [state, setState] = useState<WorkState>({ at: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal): Promise<void> => {
    const show = (next: WorkState): void => {
      if (!signal.aborted) setState(next);
    };
    show({ at: 'working', share: 0 });
    try {
      const [work, { doWork }] = await Promise.all([fetchWork(signal), import('./doWork')]);
      const found = await doWork(work, { signal, onProgress: (share) => show({ at: 'working', share }) });
      show({ at: 'done', key: work.key, code: String(found) });
    } catch {
      show({ at: 'failed' });
    }
  };

  return {
    state,
    start: () => {
      running.current?.abort();
      running.current = new AbortController();
      void run(running.current.signal);
    },
    stop: () => {
      running.current?.abort();
      setState({ at: 'idle' });
    },
  };
}
