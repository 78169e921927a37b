import type { Context } from '../../contract/handlers';
import { preferences } from '../../db/schema/accounts';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { invalid } from '../../http/errors';
import { translate } from '../../messages/translate';
import { type OwnerKind, type Preferences, readPreferences } from './read';

/** Maximum length in characters of one owner's preferences as JSON: enough for hundreds of tables with all their columns. */
const MAX_LENGTH = 200_000;

function isObject(value: unknown): value is Preferences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Preferences that are kept table by table. */
const BY_TABLE = ['columns', 'tableColumns', 'arrangements'] as const;

/** Merges changes into the stored preferences; those of tables are merged table by table, anything else is replaced. */
function mergePreferences(stored: Preferences, changes: Preferences): Preferences {
  const merged = { ...stored, ...changes };
  for (const name of BY_TABLE) {
    const [before, change] = [stored[name], changes[name]];
    if (isObject(before) && isObject(change)) merged[name] = { ...before, ...change };
  }
  return merged;
}

/**
 * Changes the preferences of one owner; two changes at the same time are both kept. Refuses with 40001 preferences that would become too
 * large.
 */
export function changePreferences(
  ctx: Context,
  kind: OwnerKind,
  id: string,
  changes: Preferences,
): Promise<Preferences> {
  return ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'preferences', `preference ${kind} ${id}`);
    const value = mergePreferences(await readPreferences(tx, kind, id), changes);
    if (JSON.stringify(value).length > MAX_LENGTH)
      throw invalid({ columns: translate(ctx.language, 'preferences.tooMuch') });
    await tx
      .insert(preferences)
      .values({ ownerKind: kind, ownerId: id, value })
      .onConflictDoUpdate({
        target: [preferences.ownerKind, preferences.ownerId],
        set: { value, updatedAt: ctx.now },
      });
    return value;
  });
}
