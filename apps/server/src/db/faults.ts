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

const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
]);

/** The database cannot be reached right now: killed, starting, recovering, or out of connections. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (AWAY.has(state) || state.startsWith('08'))) return true;
  return causes(error).some(
    (cause) =>
      cause instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message,
      ),
  );
}
