import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { column } from '../../db/columnTypes';
import { duplicateOf } from '../../db/faults';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { suppliers } from '../../db/schema/products';
import { statement } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { refuseOldVersion } from '../../http/conflict';
import { refuse } from '../../http/errors';
import { supplierForm } from './read/rows';

type Input = components['schemas']['SupplierInput'];

/** Returns the fields of the form as they are stored. */
function valuesOf(input: Input) {
  const said = (text: string | null | undefined): string => text?.trim() ?? '';
  const { code, country, warehousePrefix, currency, leadDays, status, bank = null } = input;
  return {
    code,
    name: input.name.trim(),
    contact: input.contact.trim(),
    phone: said(input.phone),
    email: said(input.email),
    country,
    warehousePrefix,
    currency,
    leadDays,
    status,
    address: said(input.address),
    taxNo: said(input.taxNo),
    bank,
    note: said(input.note),
  };
}

/** Returns the fields of a supplier for an operation record: with `hasBank` instead of the bank details. */
const recorded = ({ bank, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  hasBank: bank !== null,
});

/** Translates a violated unique constraint of suppliers into 40913 with its field. */
function refuseTaken(error: unknown): never {
  const fields: Readonly<Record<string, string>> = {
    suppliers_code_unique: 'code',
    suppliers_name_unique: 'name',
    suppliers_warehouse_prefix_unique: 'warehousePrefix',
  };
  const field = fields[duplicateOf(error) ?? ''];
  if (field !== undefined) throw refuse(codes.NAME_TAKEN, { field });
  throw error;
}

type Stored = typeof suppliers.$inferSelect;
type Values = ReturnType<typeof valuesOf>;

/** Returns a stored supplier as values of its form. */
export const valuesOfStored = (stored: Stored): Values =>
  valuesOf({ ...stored, currency: stored.currency as Input['currency'] });

/** Takes the advisory lock of suppliers: code, name and prefix are checked against the existing ones. */
export const lockSuppliers = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, 'suppliers', '');

/** Inserts a supplier with its operation record. */
export async function insertSupplier(
  tx: Tx,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
  values: Values,
): Promise<void> {
  await tx.insert(suppliers).values({ id, ...values, createdAt: now, updatedAt: now });
  await record(tx, { entity: 'supplier', entityId: id, action: 'add', actor, after: recorded(values) });
}

/** Updates all fields of a supplier, with its operation record and the next version. */
export async function updateSupplier(
  tx: Tx,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  before: Stored,
  values: Values,
): Promise<void> {
  const { id, version } = before;
  await tx
    .update(suppliers)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(eq(suppliers.id, id));
  await record(tx, {
    entity: 'supplier',
    entityId: id,
    action: 'edit',
    actor,
    before: recorded(valuesOfStored(before)),
    after: recorded(values),
  });
}

/** Creates a supplier; refuses with 40913 a code, name or prefix that another one has. */
export async function addSupplier(ctx: Context, input: Input): Promise<{ id: string }> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await lockSuppliers(tx);
      await insertSupplier(tx, ctx, id, valuesOf(input));
    })
    .catch(refuseTaken);
  return { id };
}

/** Changes a supplier; refuses with 40901 a version other than the stored one, with the user who changed it and when. */
export async function changeSupplier(ctx: Context, id: string, input: Input): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await lockSuppliers(tx);
      const [before] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
      if (before === undefined) throw refuse(codes.NOT_FOUND);
      await refuseOldVersion(tx, { entity: 'supplier', ...before }, input.version, () =>
        Promise.resolve(supplierForm(before)),
      );
      await updateSupplier(tx, ctx, before, valuesOf(input));
    })
    .catch(refuseTaken);
}

/** Maximum number of names in a refusal. */
const NAMED = 10;

const usersOf = statement({
  name: 'suppliers.usedBy',
  row: { name: column.text },
  sql: (ids: readonly string[]) => sql`
    (select p.intl_code as name from products p where p.supplier_id = any(${textArray(ids)}) order by p.intl_code limit ${NAMED})
    union (select o.po_no from purchase_orders o where o.supplier_id = any(${textArray(ids)}) order by o.po_no limit ${NAMED})
    union (select s.sub_no from sub_orders s where s.supplier_id = any(${textArray(ids)}) order by s.sub_no limit ${NAMED})
    limit ${NAMED}`,
  example: (make) => make(['s1']),
});

/** Deletes suppliers, all or none; refuses with 40912 while one has products, purchase orders or sub-orders. */
export async function deleteSuppliers(ctx: Context, named: string): Promise<void> {
  const ids = [...new Set(named.split(','))];
  await ctx.inTransaction(async (tx) => {
    const found = await tx
      .select({ id: suppliers.id, code: suppliers.code, name: suppliers.name })
      .from(suppliers)
      .where(inArray(suppliers.id, ids))
      .orderBy(asc(suppliers.id))
      .for('update');
    if (found.length < ids.length) throw refuse(codes.NOT_FOUND);
    const used = await usersOf(tx, ids);
    if (used.length > 0) throw refuse(codes.IN_USE, { by: used.map(({ name }) => name) });
    await tx.delete(suppliers).where(inArray(suppliers.id, ids));
    for (const { id, ...before } of found)
      await record(tx, { entity: 'supplier', entityId: id, action: 'delete', actor: ctx.actor, before });
  });
}
