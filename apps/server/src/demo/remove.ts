import { notInArray, sql } from 'drizzle-orm';
import { column } from '../db/columnTypes';
import type { Tx } from '../db/pool';
import { buyers } from '../db/schema/accounts';
import { orders } from '../db/schema/orders';
import { files, systemState } from '../db/schema/platform';
import { staff } from '../db/schema/system';
import { command, statement } from '../db/statement';
import { textArray } from '../db/textArray';
import { emptyQueue } from '../jobs/tables';
import { raisePermissionVersion } from '../modules/auth/sessions/staffGrants';
import { DEMO_KEY, DEMO_REMOVED, demoState } from '../modules/common/installation/demoState';
import { StartRefusedError } from '../process/startRefused';
import { demoBuyers, demoStaff } from './people';

/** Tables of the basic data of every installation: they stay with the changes that people made. */
const BASICS = [
  'basic_steps',
  'depts',
  'dict_items',
  'dicts',
  'exchange_rates',
  'menus',
  'role_menus',
  'roles',
  'system_state',
];

const tablesBut = statement({
  name: 'demo.tablesBut',
  row: { name: column.text },
  sql: (kept: readonly string[]) =>
    sql`select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> all (${textArray(kept)})`,
  example: (make) => make(BASICS),
});

const truncate = command({
  name: 'demo.truncate',
  sql: (tables: readonly string[]) =>
    sql`truncate ${sql.join(
      tables.map((table) => sql.identifier(table)),
      sql`, `,
    )} restart identity`,
  example: (make) => make(['notices', 'captchas']),
});

/** Counts of records that people added to an installation with demo data. */
export interface OwnWork {
  buyers: number;
  staff: number;
  orders: number;
  files: number;
}

/** Counts the records that are removed with the demo although people made them: accounts, orders and files that are not from the demo. */
export async function ownWork(tx: Tx): Promise<OwnWork> {
  const demoBuyerIds = demoBuyers.map(({ id }) => id);
  const demoStaffIds = demoStaff.map(({ id }) => id);
  return {
    buyers: await tx.$count(buyers, notInArray(buyers.id, demoBuyerIds)),
    staff: await tx.$count(staff, notInArray(staff.id, demoStaffIds)),
    orders: await tx.$count(orders, sql`${orders.id} !~ '^o-[0-9]{4}$'`),
    files: await tx.$count(files),
  };
}

/**
 * Empties an installation that was filled with the demo data: its queue and every table but the basic data (roles, menu, departments,
 * dictionaries, rates), which stays with the changes that people made. The installation is not filled again. Refuses with
 * `StartRefusedError` an installation without the demo, and one in which people have worked unless `alsoOwn`.
 */
export async function removeDemo(tx: Tx, alsoOwn: boolean): Promise<void> {
  if ((await demoState(tx)) !== 'filled')
    throw new StartRefusedError('This installation is not filled with the demo.');
  const own = await ownWork(tx);
  if (!alsoOwn && Object.values(own).some((count) => count > 0)) {
    throw new StartRefusedError(
      `People have worked in this demo installation: ${own.buyers} customer(s), ${own.staff} staff, ${own.orders} order(s) and ${own.files} file(s) ` +
        'are not of the demo, and everything goes. Make a backup if you need them (npm run backup), then add --also-own-work.',
    );
  }
  const tables = await tablesBut(tx, BASICS);
  await truncate(
    tx,
    tables.map(({ name }) => name),
  );
  await emptyQueue(tx);
  await tx
    .insert(systemState)
    .values({ key: DEMO_KEY, value: DEMO_REMOVED })
    .onConflictDoUpdate({ target: systemState.key, set: { value: DEMO_REMOVED } });
  await raisePermissionVersion(tx);
}
