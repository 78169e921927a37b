/** Limits of one job of a workbook worker; the limits of reading itself are in domain/sheets/workbook/limits. */

/** Longest duration of one job in a worker, in ms, unless SHEET_TIMEOUT_MS sets another; then the worker is terminated. */
export const LONGEST_JOB_MS = 5_000;
/** Memory of JavaScript values in one worker, in MB. */
export const WORKER_HEAP_MB = 128;
