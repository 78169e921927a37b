import { useEffect, useRef, useState } from 'react';
import type { Work } from './findNumber';

/** State of the proof of work that replaces the picture code. */
export type WorkState =
  | { at: 'idle' }
  | { at: 'working'; share: number }
  | { at: 'done'; key: string; code: string }
  | { at: 'failed' };

interface UseWork {
  state: WorkState;
  start: () => void;
  /** Aborts the work, or discards its result. */
  stop: () => void;
}

/** Hook that fetches a proof-of-work challenge and solves it when started; unmounting aborts it. */
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
      const [work, { solveChallenge }] = await Promise.all([fetchWork(signal), import('./solveChallenge')]);
      const found = await solveChallenge(work, {
        signal,
        onProgress: (share) => show({ at: 'working', share }),
      });
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
