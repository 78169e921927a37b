import { Logger } from 'graphile-worker';

/** Where the queue says what happens. */
export interface JobLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What it calls an error is a fault it goes on after by itself, such as a database that is away. */
const LEVELS = { debug: 'debug', info: 'debug', warning: 'warn', error: 'warn' } as const;

/**
 * The library's log through ours: its sentences only. What it would attach holds whole jobs; and what it says of a job that
 * failed quotes the fault as it came, so that is left to our own line.
 */
export function libraryLogger(log: Pick<JobLog, 'debug' | 'warn'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    log[LEVELS[level]]({}, `queue: ${message}`);
  });
}
