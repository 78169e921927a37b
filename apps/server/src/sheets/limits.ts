/** What one job of a worker for workbooks may cost; what a reading may stands in domain/sheets/workbook/limits. */

/** Time one job may take in a worker unless SHEET_TIMEOUT_MS says otherwise, in ms; then the worker is ended. */
export const LONGEST_JOB_MS = 5_000;
/** Memory of JavaScript values in one worker, in MB. */
export const WORKER_HEAP_MB = 128;
