import { and, eq, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import type { Queryable } from '../../db/pool';
import { preferences } from '../../db/schema/accounts';
import { invalid } from '../../http/errors';
import type { Language } from '../../http/messages';

type Kind = 'buyer' | 'staff';
type Value = Record<string, unknown>;

/** Signs the preferences of one person may fill as JSON: hundreds of tables with all their columns. */
const MOST_SIGNS = 200_000;
const TOO_MUCH: Record<Language, string> = {
  'zh-CN': '保存的列设置过多',
  en: 'Too many column settings are stored',
};

async function readValue(db: Queryable, kind: Kind, id: string): Promise<Value> {
  const [row] = await db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.ownerKind, kind), eq(preferences.ownerId, id)));
  return row?.value ?? {};
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays the parts given over what is stored; columns are merged table by table, anything else is replaced. */
function mergePreference(stored: Value, given: Value): Value {
  const merged = { ...stored, ...given };
  if (isObject(stored.columns) && isObject(given.columns)) {
    merged.columns = { ...stored.columns, ...given.columns };
  }
  return merged;
}

/** Changes the preferences of one person; two changes at once both survive. Refuses with 40001 what would grow too large. */
function changePreference(ctx: Context, kind: Kind, id: string, given: Value): Promise<Value> {
  return ctx.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preference ${kind} ${id}`}, 97))`);
    const value = mergePreference(await readValue(tx, kind, id), given);
    if (JSON.stringify(value).length > MOST_SIGNS) throw invalid({ columns: TOO_MUCH[ctx.language] });
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

/** Preferences of buyers and staff, the same on every device (X-B97, X-B98, X-A164; D-08, Q-19). */
export const preferenceRoutes = defineRoutes({
  frontUserPreference: async (ctx) => ({ columns: {}, ...(await readValue(ctx.db, 'buyer', ctx.buyer.id)) }),
  frontUserPreferenceEdit: async (ctx) => ({
    columns: {},
    ...(await changePreference(ctx, 'buyer', ctx.buyer.id, ctx.body)),
  }),
  getUsersPreference: async (ctx) => ({
    columns: {},
    presets: [],
    ...(await readValue(ctx.db, 'staff', ctx.staff.id)),
  }),
  putUsersPreference: async (ctx) => ({
    columns: {},
    presets: [],
    ...(await changePreference(ctx, 'staff', ctx.staff.id, ctx.body)),
  }),
});
