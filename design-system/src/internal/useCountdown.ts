import { useCallback, useSyncExternalStore } from 'react';
import { clockNow } from '../formats/clock';
import { secondsLeft } from './secondsLeft';

const renewEvery = 250;

/**
 * Whole seconds until `deadline` (epoch milliseconds by `clockNow`), renewed while they run. Only the deadline is kept, so a render,
 * a sleeping tab or a slow timer never makes the wait longer or shorter.
 */
export function useCountdown(deadline: number | undefined): number {
  const watch = useCallback(
    (renew: () => void) => {
      if (secondsLeft(deadline, clockNow()) === 0) return () => undefined;
      const timer = setInterval(() => {
        renew();
        if (secondsLeft(deadline, clockNow()) === 0) clearInterval(timer);
      }, renewEvery);
      return () => clearInterval(timer);
    },
    [deadline],
  );
  return useSyncExternalStore(watch, () => secondsLeft(deadline, clockNow()));
}
