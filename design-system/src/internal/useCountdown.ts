import { useCallback, useSyncExternalStore } from 'react';
import { clockNow } from '../formats/clock';
import { secondsLeft } from './secondsLeft';

const renewEvery = 250;

/**
 * Returns the whole seconds until `deadline` (epoch milliseconds by `clockNow`), updated while they run. Computed from the deadline each
 * time, so a render, a sleeping tab or a slow timer never makes the wait longer or shorter.
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
