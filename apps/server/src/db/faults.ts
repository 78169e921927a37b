function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let current = error; current !== undefined && current !== null && chain.length < 10;) {
    chain.push(current);
    if (current instanceof AggregateError) chain.push(...current.errors);
    current = current instanceof Error ? current.cause : undefined;
  }
  return chain;
}

function codeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : undefined;
}

/** Returns the SQLSTATE (or system error code) from the chain of causes. */
export function sqlState(error: unknown): string | undefined {
  return causes(error)
    .map(codeOf)
    .find((code) => code !== undefined);
}

/** Returns the name of the violated unique constraint; undefined for any other error. */
export function duplicateOf(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if (codeOf(cause) !== '23505') continue;
    if (typeof cause === 'object' && cause !== null && 'constraint' in cause) return String(cause.constraint);
  }
  return undefined;
}

/** Serialization failure, deadlock, and a foreign key whose row another transaction deleted or referenced meanwhile. */
const REPEATABLE = new Set(['40001', '40P01', '23503']);

/**
 * Returns whether the error comes from a transaction beside this one: nothing was changed and the same work may be repeated, which then
 * finds what the other one left.
 */
export function isRepeatable(error: unknown): boolean {
  return REPEATABLE.has(sqlState(error) ?? '');
}

/** SQLSTATE classes for the state of the database itself: connection, resources (disk, memory), operator, system. */
const AWAY_CLASSES = new Set(['08', '53', '57', '58']);

/** Single SQLSTATEs of the same meaning: lock timeout, idle transaction ended, standby that cannot write. */
const AWAY_STATES = new Set(['55P03', '25P03', '25P04', '25006']);

const AWAY_SYSTEM_CODES = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

const SILENCE = /^(?:Query read timeout|timeout expired)$/;

const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end/;

function isAwayCode(code: string): boolean {
  if (AWAY_SYSTEM_CODES.has(code) || AWAY_STATES.has(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && AWAY_CLASSES.has(code.slice(0, 2));
}

/** Returns whether the database did not answer a statement in time. */
export function isQueryTimeout(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof Error && SILENCE.test(cause.message));
}

/**
 * Returns whether the database is unavailable for the moment, so that a later retry may succeed: killed, starting, hanging, unreachable,
 * out of connections, memory or disk, or a statement or lock that exceeded its timeout.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && isAwayCode(state)) return true;
  return causes(error).some(
    (cause) => cause instanceof Error && (SILENCE.test(cause.message) || AWAY_WORDS.test(cause.message)),
  );
}

/** Error when the response to a `commit` was lost: it is unknown whether the transaction was committed. */
export class CommitLostError extends Error {
  constructor(cause: unknown) {
    super('The answer to a commit was lost', { cause });
  }
}

/** Returns whether a failed `commit` may have been carried out all the same: the database did not report its failure. */
export function isCommitDoubtful(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  const isAnswer = /^\d/.test(state) && !state.startsWith('08') && !state.startsWith('57P');
  return isDatabaseUnavailable(error) && !isAnswer;
}
