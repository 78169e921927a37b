import { setFlagsFromString } from 'node:v8';

/** How far a heap may grow beyond what lived at the last look before the next, in percent. V8 alone lets large ones grow to four times. */
const GROWING_PERCENT = 60;

/**
 * Keeps the memory of the process, its threads with it, near what it holds: the index of the goods lives as long as the process, and V8
 * would leave as much again and more to what is already given up (decision 0040). To be called before any thread is started.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
