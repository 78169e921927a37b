import { Logger } from 'graphile-worker';

/** Logger of the job queue. */
export interface JobLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Log levels of the library's levels; its errors are conditions that it recovers from automatically, such as an unavailable database. */
const LEVELS = { debug: 'debug', info: 'debug', warning: 'warn', error: 'warn' } as const;

/**
 * Creates the library's logger on top of this server's: it logs only the messages. The metadata contains whole jobs; and the message about
 * a failed job quotes the error unfiltered, so it is dropped in favour of this server's own log entry.
 */
export function libraryLogger(log: Pick<JobLog, 'debug' | 'warn'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    log[LEVELS[level]]({}, `queue: ${message}`);
  });
}
