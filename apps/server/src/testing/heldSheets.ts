import { once } from 'node:events';
import { Piscina } from 'piscina';
import type { SheetAnswer } from '../sheets/messages';

/** Answer of a thread that has read a workbook, held back from the server until the test releases it. */
export interface HeldSheet {
  /** Returns whether the thread has read and its answer is held back; from then on no other answer is. */
  isHeld(): boolean;
  release(): void;
  /** Stops holding back and discards the answer: the server has ended the thread. */
  drop(): void;
}

/**
 * Holds back the answer of the thread that next reads a workbook: for the server the reading goes on until `release`. That or `drop` has to
 * be called at the end in any case.
 */
export function holdNextSheet(): HeldSheet {
  let isHeld = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { run } = Piscina.prototype;
  const stopWatching = () => {
    Piscina.prototype.run = run;
  };
  Piscina.prototype.run = async function hold(this: Piscina, job, options) {
    const answer = (await run.call(this, job, options)) as SheetAnswer | null;
    const isReading = answer?.kind === 'read' || answer?.kind === 'refused';
    if (isHeld || Piscina.prototype.run !== hold || !isReading) return answer;
    isHeld = true;
    stopWatching();
    const { signal } = options as { signal: AbortSignal };
    const ended = once(signal, 'abort').then(() => signal.throwIfAborted());
    await Promise.race([released, ended]);
    return answer;
  };
  return {
    isHeld: () => isHeld,
    release() {
      stopWatching();
      release();
    },
    drop: stopWatching,
  };
}
