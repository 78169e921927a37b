/** Rows written with one statement: making a statement of a thousand holds up other requests. */
const ROWS_AT_ONCE = 100;

/**
 * Many rows in batches of at most `size`: writing or reading thousands with one statement keeps everybody else
 * waiting while it is put together or taken apart.
 */
export function batchesOf<T>(rows: readonly T[], size = ROWS_AT_ONCE): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}
