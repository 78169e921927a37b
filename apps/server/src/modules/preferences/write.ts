import type { Context } from '../../contract/handlers';
import { preferences } from '../../db/schema/accounts';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { invalid } from '../../http/errors';
import { translate } from '../../translate';
import { type OwnerKind, type Preferences, readPreferences } from './read';

/** Characters the preferences of one person may fill as JSON: hundreds of tables with all their columns. */
const MAX_LENGTH = 200_000;

function isObject(value: unknown): value is Preferences {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays changes over what is stored; columns are merged table by table, anything else is replaced. */
function mergePreferences(stored: Preferences, changes: Preferences): Preferences {
  const merged = { ...stored, ...changes };
  if (isObject(stored.columns) && isObject(changes.columns)) {
    merged.columns = { ...stored.columns, ...changes.columns };
  }
  return merged;
}

/** Changes the preferences of one person; two changes at once both survive. Refuses with 40001 what would grow too large. */
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
