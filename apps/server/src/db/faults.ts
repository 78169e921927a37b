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

/** The SQLSTATE (or system error code) somewhere in the chain of causes. */
export function sqlState(error: unknown): string | undefined {
  return causes(error)
    .map(codeOf)
    .find((code) => code !== undefined);
}

/** Which unique constraint was hit, if that is what happened. */
export function duplicateOf(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if (codeOf(cause) !== '23505') continue;
    if (typeof cause === 'object' && cause !== null && 'constraint' in cause) return String(cause.constraint);
  }
  return undefined;
}

/** Serialization failure or deadlock: nothing happened and the same work may be done again. */
export function isRepeatable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

/** SQLSTATE classes that speak of the database's own state: connection, resources (disk, memory), operator, system. */
const AWAY_CLASSES = new Set(['08', '53', '57', '58']);

/** Single states that say the same: a lock not had in time, an idle transaction ended, a standby that cannot write. */
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

/** A statement that the database did not answer in time. */
export function isSilence(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof Error && SILENCE.test(cause.message));
}

/**
 * The database cannot do its work right now, and trying again later may help: killed, starting, hanging, unreachable, out
 * of connections, memory or disk, or a statement or lock that took longer than is waited for.
 */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && isAwayCode(state)) return true;
  return causes(error).some(
    (cause) => cause instanceof Error && (SILENCE.test(cause.message) || AWAY_WORDS.test(cause.message)),
  );
}

/** The answer to a `commit` was lost: the work may be done or not, and nobody here can know. */
export class CommitLostError extends Error {
  constructor(cause: unknown) {
    super('The answer to a commit was lost', { cause });
  }
}

/** Whether a failed `commit` may have been carried out all the same: the database never said that it was not. */
export function isCommitDoubtful(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  const isAnswer = /^\d/.test(state) && !state.startsWith('08') && !state.startsWith('57P');
  return isDatabaseAway(error) && !isAnswer;
}
