import { isOutsideAddress, isScreen, LAYOUT, OUTSIDE } from '@selvedge/domain/backOffice/screens';
import { ROOT } from '@selvedge/domain/people/permissions';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { menus, roleMenus, roles } from '../../../db/schema/system';
import { childrenOf, fitting } from '../rules/trees';

type RouteVO = components['schemas']['RouteVO'];
type MenuVO = components['schemas']['MenuVO'];
type Option = components['schemas']['Option'];

/** A stored menu entry. */
export type MenuRow = typeof menus.$inferSelect;

/** Returns all entries, in the order in which they are shown among their siblings. */
export function readMenus(db: Queryable): Promise<MenuRow[]> {
  return db.select().from(menus).orderBy(asc(menus.sort), asc(menus.id));
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

/** Returns the roles as `meta.roles` lists them: ROOT first, once. */
function rolesOf(byMenu: Map<string, string[]>, id: string): string[] {
  return [...new Set(byMenu.get(id) ?? [ROOT])];
}

/** Returns the route of a link to another site; none for an invalid address that was stored before addresses were checked. */
function linkOutside(row: MenuRow, held: string[]): RouteVO[] {
  const { id, routePath, titleKey, name, icon, visible } = row;
  if (routePath === null || !isOutsideAddress(routePath)) return [];
  return [
    {
      path: `/outside/${id}`,
      component: OUTSIDE,
      meta: {
        title: titleKey ?? name,
        ...(icon === null ? {} : { icon }),
        ...(visible ? {} : { hidden: true }),
        href: routePath,
        roles: held,
      },
      children: [],
    },
  ];
}

/**
 * Returns the routes that a person with these roles may see. Buttons are permissions, not routes; entries whose screen does not exist yet
 * are left out. A folder is shown exactly to the people who see a page of it.
 */
export async function routesFor(db: Queryable, codes: readonly string[]): Promise<RouteVO[]> {
  const rows = await readMenus(db);
  const byMenu = await rolesByMenu(db);
  const sees = (row: MenuRow) =>
    codes.includes(ROOT) || rolesOf(byMenu, row.id).some((code) => codes.includes(code));

  const routes = (parentId: string | null): RouteVO[] =>
    childrenOf(rows, parentId).flatMap((row) => {
      if (row.type === 'EXTLINK') return sees(row) ? linkOutside(row, rolesOf(byMenu, row.id)) : [];
      if (row.type !== 'CATALOG' && row.type !== 'MENU') return [];
      const children = routes(row.id);
      const isFolder = row.type === 'CATALOG';
      if (isFolder ? children.length === 0 : !sees(row) || !isScreen(row.component)) return [];
      const within = isFolder ? children.flatMap(({ meta }) => meta.roles) : [];
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
            roles: [...new Set([...rolesOf(byMenu, row.id), ...within])],
            ...(row.params === null ? {} : { params: row.params }),
          },
          children,
        },
      ];
    });
  return routes(null);
}

function tree(rows: readonly MenuRow[], held: Map<string, string[]>, parentId: string | null): MenuVO[] {
  return childrenOf(rows, parentId).map((row) => ({
    ...row,
    roleNames: held.get(row.id) ?? [],
    children: tree(rows, held, row.id),
  }));
}

/** Returns the names of the roles that each entry is granted to, in sort order; ROOT, which has all entries, is not named. */
async function roleNamesByMenu(db: Queryable): Promise<Map<string, string[]>> {
  const granted = await db
    .select({ menuId: roleMenus.menuId, name: roles.name })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .orderBy(asc(roles.sort), asc(roles.id));
  const byMenu = new Map<string, string[]>();
  for (const { menuId, name } of granted) byMenu.set(menuId, [...(byMenu.get(menuId) ?? []), name]);
  return byMenu;
}

function options(rows: readonly MenuRow[], parentId: string | null): Option[] {
  return childrenOf(rows, parentId).map((row) => {
    const children = options(rows, row.id);
    return { value: row.id, label: row.name, ...(children.length > 0 ? { children } : {}) };
  });
}

/** Returns the menu tree for its maintenance, filtered by words and by whether entries are shown. */
export async function menuTree(
  db: Queryable,
  { keywords, status }: { keywords?: string; status?: 'VISIBLE' | 'HIDDEN' },
): Promise<MenuVO[]> {
  const words = keywords?.trim().toLowerCase() ?? '';
  const rows = await readMenus(db);
  const fits = (row: MenuRow) =>
    (status === undefined || row.visible === (status === 'VISIBLE')) &&
    (words === '' || [row.name, row.perm, row.routePath].some((text) => text?.toLowerCase().includes(words)));
  return tree(fitting(rows, fits), await roleNamesByMenu(db), null);
}

/** Returns the entries to choose from; with `onlyParents` without buttons and outside links, which cannot be parents. */
export async function menuOptions(db: Queryable, onlyParents: boolean): Promise<Option[]> {
  const rows = await readMenus(db);
  return options(onlyParents ? rows.filter(({ type }) => type === 'CATALOG' || type === 'MENU') : rows, null);
}
