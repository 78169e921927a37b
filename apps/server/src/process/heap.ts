import { setFlagsFromString } from 'node:v8';

/**
 * Growth of a heap, in percent of its live size after the last collection, at which the next one starts. V8 alone lets large heaps grow to
 * four times.
 */
const GROWING_PERCENT = 60;

/**
 * Limits the memory of the process, including its threads, to little more than its live data: the search index lives as long as the
 * process, and V8 would keep garbage of the same size and more (decision 0040). Must be called before any thread is started.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
