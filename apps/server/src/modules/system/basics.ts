import { DEFAULT_SCOPES } from '@selvedge/api-spec/rules/dataScope';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { dictItems, exchangeRates } from '../../db/schema/platform';
import { depts, menus, roleMenus, roles } from '../../db/schema/system';
import { DICTIONARIES } from '../common/dictionaries';
import { SEED_RATES } from '../common/seedRates';
import { roleId, SEED_DEPTS, SEED_MENUS, SEED_ROLES } from './seedMenus';

/** Raised when what every installation has changes, so that the new parts are put in. */
const VERSION = '1';

/**
 * Puts in what every installation has: roles, departments, menu, grants, dictionaries and exchange rates. What is there
 * already stays as people have made it; runs again only when this version is new.
 */
export async function fillBasics(db: Queryable): Promise<void> {
  const done = await db.execute(sql`select 1 from system_state where key = 'basics' and value = ${VERSION}`);
  if (done.rows.length > 0) return;
  await db
    .insert(roles)
    .values(
      SEED_ROLES.map(({ code, name }, sort) => ({
        id: roleId(code),
        code,
        name,
        sort,
        dataScope: DEFAULT_SCOPES[code],
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(depts)
    .values(SEED_DEPTS.map((dept, sort) => ({ ...dept, sort })))
    .onConflictDoNothing();
  await db.insert(menus).values(SEED_MENUS).onConflictDoNothing();
  await db
    .insert(roleMenus)
    .values(
      SEED_MENUS.flatMap((menu) => menu.roles.map((code) => ({ roleId: roleId(code), menuId: menu.id }))),
    )
    .onConflictDoNothing();
  await db
    .insert(dictItems)
    .values(
      Object.entries(DICTIONARIES).flatMap(([code, items]) =>
        items.map(([value, labelEn, label], sort) => ({ code, value, label, labelEn, sort })),
      ),
    )
    .onConflictDoNothing();
  await db.insert(exchangeRates).values(SEED_RATES).onConflictDoNothing();
  await db.execute(sql`insert into system_state (key, value) values ('basics', ${VERSION}), ('permission_version', '1')
    on conflict (key) do update set value = excluded.value`);
}
