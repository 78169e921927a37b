import { type DataScope, widestScope } from '@selvedge/domain/people/dataScope';
import { ROOT } from '@selvedge/domain/people/permissions';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { column, type ColumnType } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { command, prepared } from '../../../db/statement';
import { announce } from '../../../live/announce';

/** Wildcard for all staff permissions in `users/me`; the role ROOT is what allows everything. */
const EVERY_PERM = '*:*:*';

/** Roles and permissions of a staff member. */
export interface Grants {
  roles: string[];
  perms: string[];
  isRoot: boolean;
  /** Data scope of customers and orders that the person sees: the widest of the roles. */
  dataScope: DataScope;
  /** Whether one of the roles demands a second factor. */
  demandsFactor: boolean;
}

interface Cached {
  version: string;
  byStaff: Map<string, Grants>;
}

const caches = new WeakMap<pg.Pool, Cached>();

const readGrants = prepared({
  name: 'grants_of_staff',
  row: {
    roles: column.texts,
    perms: column.texts,
    scopes: column.texts as ColumnType<DataScope[]>,
    demandsFactor: column.boolean,
  },
  text: `select coalesce(array_agg(distinct r.code) filter (where r.code is not null), '{}') as roles,
    coalesce(array_agg(distinct m.perm) filter (where m.perm is not null), '{}') as perms,
    coalesce(array_agg(distinct r.data_scope), '{}') as scopes,
    coalesce(bool_or(r.demands_factor), false) as "demandsFactor"
    from staff_roles sr join roles r on r.id = sr.role_id and r.enabled
    left join role_menus rm on rm.role_id = r.id left join menus m on m.id = rm.menu_id
    where sr.staff_id = $1`,
  values: (staffId: string) => [staffId],
  example: (make) => make('s1'),
});

const raiseVersion = command({
  name: 'permissions.raiseVersion',
  sql: () => sql`insert into system_state (key, value) values ('permission_version', '1')
    on conflict (key) do update set value = (system_state.value::bigint + 1)::text`,
  example: (make) => make(),
});

/**
 * Returns the roles and permissions of a staff member. They are cached in memory under the permission version, which every change of roles,
 * grants or menus raises; the version is read with each request, so a change applies on the next one.
 */
export async function staffGrants(pool: pg.Pool, staffId: string, version: string): Promise<Grants> {
  let cache = caches.get(pool);
  if (cache === undefined || cache.version !== version) {
    cache = { version, byStaff: new Map() };
    caches.set(pool, cache);
  }
  const cached = cache.byStaff.get(staffId);
  if (cached !== undefined) return cached;
  const [found] = await readGrants(pool, staffId);
  const roles = found?.roles ?? [];
  const isRoot = roles.includes(ROOT);
  const grants: Grants = {
    roles,
    perms: isRoot ? [EVERY_PERM] : (found?.perms ?? []),
    isRoot,
    dataScope: isRoot ? 'ALL' : widestScope(found?.scopes ?? []),
    demandsFactor: found?.demandsFactor ?? false,
  };
  cache.byStaff.set(staffId, grants);
  return grants;
}

/** Makes every server process read roles and permissions again, and notifies open back offices to fetch their menu. */
export async function raisePermissionVersion(tx: Queryable): Promise<void> {
  await raiseVersion(tx);
  await announce(tx, { to: { everyStaff: true }, type: 'menu.changed', id: 'menu' });
}
