/** Limits of one job of a workbook worker; the limits of reading itself are in domain/sheets/workbook/limits. */

/** Jobs that run at the same time; others wait in their person's turn. */
export const JOBS_AT_ONCE = 2;
/** Memory of JavaScript values in one worker, in MB. */
export const WORKER_HEAP_MB = 128;
