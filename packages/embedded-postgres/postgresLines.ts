/** Logger for the output of the embedded database. */
export interface LinesLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** PostgreSQL severities that an operator should see, with their log level. */
const LEVELS = { WARNING: 'warn', ERROR: 'warn', FATAL: 'error', PANIC: 'error' } as const;

const HEAD = /^\S+ \S+ \S+ \[\d+\] (?:\S+ )*?([A-Z]+): {1,2}(.*)$/;

/**
 * Messages that are expected at a start and a stop: to a client that connects before the database is up, which is how the server waits for
 * a restart, and to connections that remain when the server stops the database.
 */
const EXPECTED =
  /the database system is (?:starting up|not yet accepting connections|shutting down)|terminating connection due to administrator command/;

function levelOf(severity: string): 'warn' | 'error' | 'debug' {
  return Object.hasOwn(LEVELS, severity) ? LEVELS[severity as keyof typeof LEVELS] : 'debug';
}

/**
 * Logs the output of the embedded database: its warnings and errors at a visible level, the rest at `debug`. Lines after an error that
 * quote rows and statements (DETAIL, STATEMENT, CONTEXT) stay at `debug` too, because they may contain user input.
 */
export function postgresLines(log: LinesLog): (line: string) => void {
  return (line) => {
    const [, severity = '', words = ''] = HEAD.exec(line) ?? [];
    const level = EXPECTED.test(words) ? 'debug' : levelOf(severity);
    if (level === 'debug') log.debug({ source: 'postgres' }, line);
    else log[level]({ source: 'postgres', severity }, words);
  };
}
