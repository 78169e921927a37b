import { isScreen, LAYOUT } from '@selvedge/domain/backOffice/screens';
import { ROOT } from '@selvedge/domain/people/permissions';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { menus, roleMenus, roles } from '../../../db/schema/system';

type RouteVO = components['schemas']['RouteVO'];
type MenuVO = components['schemas']['MenuVO'];
type Option = components['schemas']['Option'];

/** One stored entry of the menu. */
export type MenuRow = typeof menus.$inferSelect;

/** All entries, in the order they are shown among their siblings. */
export function readMenus(db: Queryable): Promise<MenuRow[]> {
  return db.select().from(menus).orderBy(asc(menus.sort), asc(menus.id));
}

/** Children of an entry; null for the top. */
function childrenOf(rows: readonly MenuRow[], parentId: string | null): MenuRow[] {
  return rows.filter((row) => row.parentId === parentId);
}

/** Ids of an entry and of everything below it. */
export function branchOf(rows: readonly MenuRow[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const child of childrenOf(rows, id)) for (const below of branchOf(rows, child.id)) branch.add(below);
  return branch;
}

async function rolesByMenu(db: Queryable): Promise<Map<string, string[]>> {
  const granted = await db
    .select({ menuId: roleMenus.menuId, code: roles.code })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(eq(roles.enabled, true))
    .orderBy(asc(roles.sort));
  const byMenu = new Map<string, string[]>();
  for (const { menuId, code } of granted) byMenu.set(menuId, [...(byMenu.get(menuId) ?? [ROOT]), code]);
  return byMenu;
}

/** The roles as `meta.roles` lists them: ROOT first, once. */
function rolesOf(byMenu: Map<string, string[]>, id: string): string[] {
  return [...new Set(byMenu.get(id) ?? [ROOT])];
}

/**
 * The routes a person with these roles may see. Buttons are permissions, not routes; entries
 * whose screen does not exist yet and folders without anything inside are left out.
 */
export async function routesFor(db: Queryable, codes: readonly string[]): Promise<RouteVO[]> {
  const rows = await readMenus(db);
  const byMenu = await rolesByMenu(db);
  const sees = (row: MenuRow) =>
    codes.includes(ROOT) || rolesOf(byMenu, row.id).some((code) => codes.includes(code));

  const routes = (parentId: string | null): RouteVO[] =>
    childrenOf(rows, parentId).flatMap((row) => {
      if (row.type !== 'CATALOG' && row.type !== 'MENU') return [];
      if (!sees(row)) return [];
      const children = routes(row.id);
      const isFolder = row.type === 'CATALOG';
      if (isFolder ? children.length === 0 : !isScreen(row.component)) return [];
      return [
        {
          path: row.routePath ?? `/${row.id}`,
          ...(row.routeName === null ? {} : { name: row.routeName }),
          component: row.component ?? LAYOUT,
          ...(row.redirect === null ? {} : { redirect: row.redirect }),
          meta: {
            title: row.titleKey ?? row.name,
            ...(row.icon === null ? {} : { icon: row.icon }),
            ...(row.visible ? {} : { hidden: true }),
            ...(row.keepAlive ? { keepAlive: true } : {}),
            ...(row.affix ? { affix: true } : {}),
            ...(row.alwaysShow ? { alwaysShow: true } : {}),
            roles: rolesOf(byMenu, row.id),
            ...(row.params === null ? {} : { params: row.params }),
          },
          children,
        },
      ];
    });
  return routes(null);
}

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

/** The tree for its upkeep, narrowed by words and whether entries are shown (K-28). */
export async function menuTree(
  db: Queryable,
  { keywords, status }: { keywords?: string; status?: 'VISIBLE' | 'HIDDEN' },
): Promise<MenuVO[]> {
  const words = keywords?.trim().toLowerCase() ?? '';
  const rows = await readMenus(db);
  const fits = (row: MenuRow) =>
    (status === undefined || row.visible === (status === 'VISIBLE')) &&
    (words === '' || [row.name, row.perm, row.routePath].some((text) => text?.toLowerCase().includes(words)));
  return tree(fitting(rows, fits), null);
}

/** Entries to choose from; buttons are no parents (K-29). */
export async function menuOptions(db: Queryable, onlyParents: boolean): Promise<Option[]> {
  const rows = await readMenus(db);
  return options(onlyParents ? rows.filter(({ type }) => type !== 'BUTTON') : rows, null);
}
