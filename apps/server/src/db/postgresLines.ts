/** Where the database's own lines go. */
export interface LinesLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** Severities of PostgreSQL that a person who watches wants to see, with the level they are logged at. */
const LEVELS = { WARNING: 'warn', ERROR: 'warn', FATAL: 'error', PANIC: 'error' } as const;

const HEAD = /^\S+ \S+ \S+ \[\d+\] (?:\S+ )*?([A-Z]+): {1,2}(.*)$/;

/** Said when a client connects before the database is up, which is how a restart is waited for, and to who is left when we stop it. */
const EXPECTED =
  /the database system is (?:starting up|not yet accepting connections|shutting down)|terminating connection due to administrator command/;

function levelOf(severity: string): 'warn' | 'error' | 'debug' {
  return Object.hasOwn(LEVELS, severity) ? LEVELS[severity as keyof typeof LEVELS] : 'debug';
}

/**
 * Passes on the embedded database's own lines: its warnings and errors at a level that is seen, the rest at `debug`. The
 * lines after an error that quote rows and statements (DETAIL, STATEMENT, CONTEXT) stay at `debug` too: they may hold
 * what people entered.
 */
export function postgresLines(log: LinesLog): (line: string) => void {
  return (line) => {
    const [, severity = '', words = ''] = HEAD.exec(line) ?? [];
    const level = EXPECTED.test(words) ? 'debug' : levelOf(severity);
    if (level === 'debug') log.debug({ source: 'postgres' }, line);
    else log[level]({ source: 'postgres', severity }, words);
  };
}
