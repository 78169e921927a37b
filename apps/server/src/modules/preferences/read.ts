import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { preferences } from '../../db/schema/accounts';

/** Whose preferences. */
export type OwnerKind = 'buyer' | 'staff';
/** Preferences of one person: tables by name, and what else the apps keep. */
export type Preferences = Record<string, unknown>;

/** Preferences of a person; nothing where none were kept. */
export async function readPreferences(db: Queryable, kind: OwnerKind, id: string): Promise<Preferences> {
  const [row] = await db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.ownerKind, kind), eq(preferences.ownerId, id)));
  return row?.value ?? {};
}
