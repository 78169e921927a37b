import { sql } from 'drizzle-orm';
import type { Tx } from '../db/pool';
import { systemState } from '../db/schema/platform';
import { raisePermissionVersion } from '../modules/auth/sessions/staffGrants';
import { DEMO_KEY, DEMO_REMOVED, houseDemo } from '../modules/common/house/demoHouse';
import { StartRefusedError } from '../startRefused';
import { demoBuyers, demoStaff } from './people';

/** Tables of what every installation has: they stay as people have made them. */
const BASICS = [
  'basic_steps',
  'depts',
  'dict_items',
  'exchange_rates',
  'menus',
  'role_menus',
  'roles',
  'system_state',
];

/** What people have added to a house that is filled with the demo. */
export interface OwnWork {
  buyers: number;
  staff: number;
  orders: number;
  files: number;
}

/** Counts what goes with the demo although people made it: accounts, orders and files beside those of the demo. */
export async function ownWork(tx: Tx): Promise<OwnWork> {
  const buyers = demoBuyers.map(({ id }) => id);
  const people = demoStaff.map(({ id }) => id);
  const [found] = (
    await tx.execute<Record<keyof OwnWork, number>>(sql`select
      (select count(*) from buyers where id <> all (${sql.param(buyers)}::text[])) as buyers,
      (select count(*) from staff where id <> all (${sql.param(people)}::text[])) as staff,
      (select count(*) from orders where id !~ '^o-[0-9]{4}$') as orders,
      (select count(*) from files) as files`)
  ).rows;
  return found ?? { buyers: 0, staff: 0, orders: 0, files: 0 };
}

/**
 * Empties a house that is filled with the demo: every table but the basics (roles, menu, departments, dictionaries, rates),
 * which stay as people have made them. The house is not filled again. Refuses with `StartRefusedError` a house without the
 * demo, and one in which people have worked unless `alsoOwn`.
 */
export async function removeDemo(tx: Tx, alsoOwn: boolean): Promise<void> {
  if ((await houseDemo(tx)) !== 'filled')
    throw new StartRefusedError('This house is not filled with the demo.');
  const { buyers, staff, orders, files } = await ownWork(tx);
  if (!alsoOwn && buyers + staff + orders + files > 0) {
    throw new StartRefusedError(
      `People have worked in this demo house: ${buyers} customer(s), ${staff} staff, ${orders} order(s) and ${files} file(s) ` +
        'are not of the demo, and everything goes. Make a backup if you need them (npm run backup), then add --also-own-work.',
    );
  }
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${sql.param(BASICS)}::text[])`,
  );
  await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')} restart identity`));
  await tx
    .insert(systemState)
    .values({ key: DEMO_KEY, value: DEMO_REMOVED })
    .onConflictDoUpdate({ target: systemState.key, set: { value: DEMO_REMOVED } });
  await raisePermissionVersion(tx);
}
