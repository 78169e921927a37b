import { type SQL, sql } from 'drizzle-orm';

/** Returns values as an SQL array of text, in one parameter. */
export function textArray(values: readonly string[]): SQL {
  return sql`${`{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`}::text[]`;
}
