/** Default number of rows per batch: building a statement of a thousand rows delays other requests. */
const ROWS_AT_ONCE = 100;

/**
 * Splits rows into batches of at most `size`: building or parsing a statement with thousands of rows blocks all other requests meanwhile.
 */
export function batchesOf<T>(rows: readonly T[], size = ROWS_AT_ONCE): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}
