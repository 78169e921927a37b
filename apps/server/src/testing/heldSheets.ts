import { Worker } from 'node:worker_threads';
import type { SheetAnswer } from '../sheets/messages';

/** Answer of a thread that has read a workbook, held back from the server until the test releases it. */
export interface HeldSheet {
  /** Returns whether the thread has read and its answer is held back; from then on no other answer is. */
  isHeld(): boolean;
  release(): void;
  /** Stops holding back and discards the answer: the server has ended the thread. */
  drop(): void;
}

const isReading = (event: unknown, answer: SheetAnswer | undefined) =>
  event === 'message' && (answer?.kind === 'read' || answer?.kind === 'refused');

/**
 * Holds back the answer of the thread that next reads a workbook: for the server the reading goes on until `release`. That or `drop` has to
 * be called at the end in any case.
 */
export function holdNextSheet(): HeldSheet {
  let goOn: (() => void) | undefined;
  let isWatching = true;
  const emit = Worker.prototype.emit;
  const stopWatching = () => {
    if (isWatching) Reflect.deleteProperty(Worker.prototype, 'emit');
    isWatching = false;
  };
  Worker.prototype.emit = function hold(this: Worker, ...args: Parameters<Worker['emit']>) {
    const [event, answer] = args as [unknown, SheetAnswer | undefined];
    if (!isReading(event, answer)) return Reflect.apply(emit, this, args) as boolean;
    stopWatching();
    goOn = () => void Reflect.apply(emit, this, args);
    return true;
  };
  return {
    isHeld: () => goOn !== undefined,
    release() {
      stopWatching();
      goOn?.();
      goOn = undefined;
    },
    drop: stopWatching,
  };
}
