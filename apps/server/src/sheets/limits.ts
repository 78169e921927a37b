/** Limits of one job of a workbook worker; the limits of reading itself are in domain/sheets/workbook/limits. */

/** Memory of JavaScript values in one worker, in MB. */
export const WORKER_HEAP_MB = 128;
