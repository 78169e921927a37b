import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { preferences } from '../../db/schema/accounts';

/** Side of the owner of preferences. */
export type OwnerKind = 'buyer' | 'staff';
/** Preferences of one owner: column settings of tables by name, and other settings that the apps store. */
export type Preferences = Record<string, unknown>;

/** Returns the preferences of an owner; empty when none are stored. */
export async function readPreferences(db: Queryable, kind: OwnerKind, id: string): Promise<Preferences> {
  const [row] = await db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.ownerKind, kind), eq(preferences.ownerId, id)));
  return row?.value ?? {};
}
