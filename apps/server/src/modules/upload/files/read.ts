import type { components } from '@selvedge/api-spec/types';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { files } from '../../../db/schema/platform';
import { fileAddresses } from './address';

/** Returns stored files as they are shown, by id, with addresses that are valid for a day when the files are private. */
export async function filesById(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, components['schemas']['File']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(ids)]));
  const addresses = await fileAddresses(db, rows, now);
  return new Map(
    rows.map(({ id, name, kind, size }) => [id, { id, name, url: addresses.get(id) ?? '', kind, size }]),
  );
}
