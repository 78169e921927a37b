import { codes } from '@selvedge/api-spec/codes';
import { holdsCode } from '@selvedge/domain/people/permissions';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { duplicateOf } from '../../db/faults';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { record } from '../../db/records';
import { menus, roleMenus } from '../../db/schema/system';
import { invalid, refuse } from '../../http/errors';
import { raisePermissionVersion } from '../auth/staffGrants';
import { branchOf, childrenOf, type MenuRow, readMenus, routesFor } from './menuTree';

type MenuVO = components['schemas']['MenuVO'];
type Option = components['schemas']['Option'];
type MenuInput = components['schemas']['MenuInput'];

const WORDS = {
  'zh-CN': { perm: '按钮需要权限标识', parent: '上级不能是自己或下级', route: '需要路由地址' },
  en: {
    perm: 'A button needs a permission',
    parent: 'It cannot be under itself or what is below it',
    route: 'A path is needed',
  },
};

function tree(rows: readonly MenuRow[], parentId: string | null): MenuVO[] {
  return childrenOf(rows, parentId).map((row) => ({ ...row, children: tree(rows, row.id) }));
}

/** Entries that fit, and the folders they are in, so that the tree stays whole. */
function fitting(rows: readonly MenuRow[], fits: (row: MenuRow) => boolean): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows.filter(fits)) {
    for (let at: MenuRow | undefined = row; at !== undefined && !kept.has(at.id);) {
      kept.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  }
  return rows.filter((row) => kept.has(row.id));
}

function options(rows: readonly MenuRow[], parentId: string | null): Option[] {
  return childrenOf(rows, parentId).map((row) => {
    const children = options(rows, row.id);
    return { value: row.id, label: row.name, ...(children.length > 0 ? { children } : {}) };
  });
}

function valuesOf(given: MenuInput): Omit<typeof menus.$inferInsert, 'id'> {
  const { version: _, ...values } = given;
  const empty = { routeName: null, routePath: null, component: null, redirect: null, perm: null, icon: null };
  return { ...empty, keepAlive: false, alwaysShow: false, ...values };
}

/** Changes of the tree take turns, so that two at once cannot put entries under each other or leave one without parent. */
async function holdTree(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('menus', 33))`);
}

async function checkPlace(ctx: Context, db: Queryable, given: MenuInput, id: string | null): Promise<void> {
  const words = WORDS[ctx.language];
  if (given.type === 'BUTTON' && !given.perm) throw invalid({ perm: words.perm });
  if (given.type !== 'BUTTON' && !given.routePath) throw invalid({ routePath: words.route });
  if (given.parentId === null) return;
  const rows = await readMenus(db);
  if (!rows.some((row) => row.id === given.parentId)) throw refuse(codes.NOT_FOUND);
  if (id !== null && branchOf(rows, id).has(given.parentId))
    throw refuse(codes.NAME_TAKEN, { field: 'parentId' });
}

function refuseDuplicate(error: unknown): never {
  const duplicate = duplicateOf(error);
  if (duplicate === 'menus_perm_key') throw refuse(codes.NAME_TAKEN, { field: 'perm' });
  if (duplicate === 'menus_route_name_key') throw refuse(codes.NAME_TAKEN, { field: 'routeName' });
  throw error;
}

/**
 * Refuses with 40302 a permission the caller does not hold, and to change the one of an entry that is granted to a role:
 * whoever holds the role would get something nobody gave. Only ROOT does either.
 */
async function checkPerm(
  ctx: Context,
  tx: Queryable,
  given: MenuInput,
  before: MenuRow | null,
): Promise<void> {
  const perm = given.perm ?? null;
  if (ctx.staff.isRoot || perm === (before?.perm ?? null)) return;
  if (perm !== null && !holdsCode(ctx.staff, perm)) throw refuse(codes.NOT_YOURS);
  if (before === null) return;
  const granted = await tx
    .select({ roleId: roleMenus.roleId })
    .from(roleMenus)
    .where(eq(roleMenus.menuId, before.id))
    .limit(1);
  if (granted.length > 0) throw refuse(codes.NOT_YOURS);
}

async function find(db: Queryable, id: string): Promise<MenuRow> {
  const [row] = await db.select().from(menus).where(eq(menus.id, id)).for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return row;
}

/** The menu: what a person sees, and its upkeep (K-27..K-33). Every change applies on the next request. */
export const menuRoutes = defineRoutes({
  getMenusRoutes: (ctx) => routesFor(ctx.db, ctx.staff.roles),

  getMenus: async (ctx) => {
    const { keywords, status } = ctx.query;
    const words = keywords?.trim().toLowerCase() ?? '';
    const rows = await readMenus(ctx.db);
    const fits = (row: MenuRow) =>
      (status === undefined || row.visible === (status === 'VISIBLE')) &&
      (words === '' ||
        [row.name, row.perm, row.routePath].some((text) => text?.toLowerCase().includes(words)));
    return tree(fitting(rows, fits), null);
  },

  getMenusOptions: async (ctx) => {
    const rows = await readMenus(ctx.db);
    return options(ctx.query.onlyParent ? rows.filter(({ type }) => type !== 'BUTTON') : rows, null);
  },

  getMenusByIdForm: (ctx) => find(ctx.db, ctx.params.id),

  postMenus: async (ctx) => {
    const id = newId();
    await ctx
      .inTransaction(async (tx) => {
        await holdTree(tx);
        await checkPlace(ctx, tx, ctx.body, null);
        await checkPerm(ctx, tx, ctx.body, null);
        await tx.insert(menus).values({ id, ...valuesOf(ctx.body) });
        await raisePermissionVersion(tx);
        await record(tx, { entity: 'menu', entityId: id, action: 'add', actor: ctx.actor, after: ctx.body });
      })
      .catch(refuseDuplicate);
    return { id };
  },

  putMenusById: async (ctx) => {
    const { id } = ctx.params;
    await ctx
      .inTransaction(async (tx) => {
        await holdTree(tx);
        const before = await find(tx, id);
        if (ctx.body.version !== before.version) throw refuse(codes.CHANGED_MEANWHILE, { current: before });
        await checkPlace(ctx, tx, ctx.body, id);
        await checkPerm(ctx, tx, ctx.body, before);
        await tx
          .update(menus)
          .set({ ...valuesOf(ctx.body), version: sql`${menus.version} + 1` })
          .where(and(eq(menus.id, id), eq(menus.version, before.version)));
        await raisePermissionVersion(tx);
        await record(tx, {
          entity: 'menu',
          entityId: id,
          action: 'edit',
          actor: ctx.actor,
          before,
          after: ctx.body,
        });
      })
      .catch(refuseDuplicate);
    return null;
  },

  deleteMenusById: async (ctx) => {
    const { id } = ctx.params;
    await ctx.inTransaction(async (tx) => {
      await holdTree(tx);
      const before = await find(tx, id);
      const children = await tx
        .select({ name: menus.name })
        .from(menus)
        .where(eq(menus.parentId, id))
        .limit(50);
      if (children.length > 0) throw refuse(codes.IN_USE, { by: children.map(({ name }) => name) });
      await tx.delete(roleMenus).where(eq(roleMenus.menuId, id));
      await tx.delete(menus).where(eq(menus.id, id));
      await raisePermissionVersion(tx);
      await record(tx, { entity: 'menu', entityId: id, action: 'delete', actor: ctx.actor, before });
    });
    return null;
  },
});
