import { and, eq, inArray, max } from 'drizzle-orm';
import { newerProgram } from '../../../db/migrate';
import type { Queryable } from '../../../db/pool';
import { basicSteps, dictItems, dicts, exchangeRates, systemState } from '../../../db/schema/platform';
import { depts, menus, roleMenus, roles } from '../../../db/schema/system';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { BASIC_STEPS, basicsVersion, type BasicsStep, type SeedMenu } from './steps';
import { roleId } from './roles';

/** Key of the version of the basics in `system_state`; installations from before steps were counted have it too. */
const VERSION_KEY = 'basics';

/**
 * Inserts the seed data of every installation (roles, departments, menu, grants, dictionaries, exchange rates): runs the steps that this
 * installation has not run yet, in order. An entry that the installation made, with the same permission, page or code, replaces the step's
 * entry. Must be called in the transaction that holds the setup lock. Refuses with `StartRefusedError` an installation that has run a step
 * of a newer program.
 */
export async function applyBasics(tx: Queryable, steps: readonly BasicsStep[] = BASIC_STEPS): Promise<void> {
  const done = await stepsDone(tx);
  if (Math.max(...done) > Math.max(...steps.map(({ number }) => number))) throw newerProgram();
  const version = basicsVersion(steps);
  if ((await versionOf(tx)) === version) return;
  const missing = steps.filter(({ number }) => !done.has(number)).toSorted((a, b) => a.number - b.number);
  for (const step of missing) {
    await addRoles(tx, step);
    await addDepts(tx, step);
    await addMenus(tx, step.menus ?? [], steps);
    if (step.shown !== undefined)
      await tx
        .update(menus)
        .set({ visible: true })
        .where(inArray(menus.id, [...step.shown]));
    await moveMenus(tx, step, steps);
    await nameDictionaries(tx, step);
    await addWords(tx, step);
    if (step.rates !== undefined)
      await tx
        .insert(exchangeRates)
        .values([...step.rates])
        .onConflictDoNothing();
    await tx.insert(basicSteps).values({ number: step.number });
  }
  await tx
    .insert(systemState)
    .values({ key: VERSION_KEY, value: version })
    .onConflictDoUpdate({ target: systemState.key, set: { value: version } });
  if (missing.length > 0) await raisePermissionVersion(tx);
}

/** Returns the version of the basics of an installation; undefined for one without any. */
async function versionOf(tx: Queryable): Promise<string | undefined> {
  const [row] = await tx.select().from(systemState).where(eq(systemState.key, VERSION_KEY));
  return row?.value;
}

/** Returns the steps that the installation has run. An installation from before steps were counted has run the first. */
async function stepsDone(tx: Queryable): Promise<Set<number>> {
  const counted = await tx.select({ number: basicSteps.number }).from(basicSteps);
  const done = new Set(counted.map(({ number }) => number));
  if (done.size > 0) return done;
  if ((await versionOf(tx)) !== undefined) {
    await tx.insert(basicSteps).values({ number: 1 });
    done.add(1);
  }
  return done;
}

async function addRoles(tx: Queryable, { roles: added = [] }: BasicsStep): Promise<void> {
  if (added.length === 0) return;
  const existing = await tx.$count(roles);
  await tx
    .insert(roles)
    .values(added.map((role, index) => ({ id: roleId(role.code), sort: existing + index, ...role })))
    .onConflictDoNothing();
}

/** Returns the code of a seed department: SALES for `d-sales`. */
const deptCode = (id: string): string => id.slice('d-'.length).toUpperCase();

async function addDepts(tx: Queryable, { depts: added = [] }: BasicsStep): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(depts)
    .values(added.map((dept, sort) => ({ sort, code: deptCode(dept.id), ...dept })))
    .onConflictDoNothing();
}

type ExistingMenu = Pick<typeof menus.$inferSelect, 'id' | 'type' | 'perm' | 'routeName' | 'routePath'>;

/**
 * Returns the id of the stored entry that replaces a step's entry: the one with the same permission, page or folder address, or the entry
 * itself.
 */
function standIn(
  existing: readonly ExistingMenu[],
  { id, type, perm, routeName, routePath }: Omit<SeedMenu, 'roles'>,
): string | undefined {
  const found =
    existing.find((entry) => perm && entry.perm === perm) ??
    existing.find((entry) => routeName && entry.routeName === routeName) ??
    existing.find((entry) => type === 'CATALOG' && entry.type === type && entry.routePath === routePath) ??
    existing.find((entry) => entry.id === id);
  return found?.id;
}

async function addMenus(
  tx: Queryable,
  added: readonly SeedMenu[],
  steps: readonly BasicsStep[],
): Promise<void> {
  if (added.length === 0) return;
  const { id, type, perm, routeName, routePath } = menus;
  const existing: ExistingMenu[] = await tx.select({ id, type, perm, routeName, routePath }).from(menus);
  const described = new Map(steps.flatMap((step) => step.menus ?? []).map((menu) => [menu.id, menu]));
  const holderIds = new Map((await tx.select().from(roles)).map((role) => [role.code, role.id]));
  const inserted = new Set<string>();
  const parentValues = (parentId: string | null | undefined) => {
    if (!parentId) return { parentId: null };
    const parent = described.get(parentId);
    const found = inserted.has(parentId) ? parentId : parent && standIn(existing, parent);
    // The entry is inserted at the top and hidden when its parent was removed from the installation.
    return found === undefined ? { parentId: null, visible: false } : { parentId: found };
  };
  for (const { roles: holders, ...menu } of added) {
    if (standIn(existing, menu) !== undefined) continue;
    await tx.insert(menus).values({ ...menu, ...parentValues(menu.parentId) });
    inserted.add(menu.id);
    const grants = holders.flatMap((code) => holderIds.get(code) ?? []);
    if (grants.length > 0) {
      await tx.insert(roleMenus).values(grants.map((holder) => ({ roleId: holder, menuId: menu.id })));
    }
  }
}

/** Moves entries under another one, unless the installation moved them or removed that one. */
async function moveMenus(
  tx: Queryable,
  { moves = {} }: BasicsStep,
  steps: readonly BasicsStep[],
): Promise<void> {
  const described = new Map(steps.flatMap((step) => step.menus ?? []).map((menu) => [menu.id, menu]));
  const found = await tx
    .select({ id: menus.id })
    .from(menus)
    .where(inArray(menus.id, Object.values(moves)));
  const there = new Set(found.map(({ id }) => id));
  for (const [id, parentId] of Object.entries(moves)) {
    const from = described.get(id)?.parentId;
    if (from && there.has(parentId))
      await tx
        .update(menus)
        .set({ parentId })
        .where(and(eq(menus.id, id), eq(menus.parentId, from)));
  }
}

async function nameDictionaries(tx: Queryable, { dictionaryNames = {} }: BasicsStep): Promise<void> {
  const named = Object.entries(dictionaryNames);
  if (named.length === 0) return;
  await tx
    .insert(dicts)
    .values(
      named.map(([code, name]) => ({ id: `dict-${code.replaceAll('_', '-')}`, code, name, system: true })),
    )
    .onConflictDoNothing();
}

async function addWords(tx: Queryable, { dictionaries = {} }: BasicsStep): Promise<void> {
  const codes = Object.keys(dictionaries);
  if (codes.length === 0) return;
  const last = await tx
    .select({ code: dictItems.code, sort: max(dictItems.sort) })
    .from(dictItems)
    .where(inArray(dictItems.code, codes))
    .groupBy(dictItems.code);
  const next = new Map(last.map(({ code, sort }) => [code, (sort ?? -1) + 1]));
  await tx
    .insert(dictItems)
    .values(
      Object.entries(dictionaries).flatMap(([code, items]) =>
        items.map(([value, labelEn, label], index) => ({
          code,
          value,
          label,
          labelEn,
          sort: (next.get(code) ?? 0) + index,
        })),
      ),
    )
    .onConflictDoNothing();
}
