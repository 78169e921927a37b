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

/** The fields of the form as they are stored. */
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

/** What a record says of a supplier: that there are bank details, not which. */
const recorded = ({ bank, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  hasBank: bank !== null,
});

/** Turns what a supplier cannot share with another one into 40913 with its field. */
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

/** What is stored of a supplier, as its form has it. */
export const valuesOfStored = (stored: Stored): Values =>
  valuesOf({ ...stored, currency: stored.currency as Input['currency'] });

/** Waits until nobody else writes suppliers: code, name and prefix are judged against those that are there. */
export const holdSuppliers = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, 'suppliers', '');

/** Writes a supplier that is new, with its record. */
export async function insertSupplier(
  tx: Tx,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
  values: Values,
): Promise<void> {
  await tx.insert(suppliers).values({ id, ...values, createdAt: now, updatedAt: now });
  await record(tx, { entity: 'supplier', entityId: id, action: 'add', actor, after: recorded(values) });
}

/** Writes a supplier back whole, with its record and the next version. */
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

/** Makes a supplier; 40913 for a code, name or prefix that another one has. */
export async function addSupplier(ctx: Context, input: Input): Promise<{ id: string }> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await holdSuppliers(tx);
      await insertSupplier(tx, ctx, id, valuesOf(input));
    })
    .catch(refuseTaken);
  return { id };
}

/** Changes a supplier; 40901 with who and when for a version other than the stored one. */
export async function changeSupplier(ctx: Context, id: string, input: Input): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await holdSuppliers(tx);
      const [before] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
      if (before === undefined) throw refuse(codes.NOT_FOUND);
      await refuseOldVersion(tx, { entity: 'supplier', ...before }, input.version, () =>
        Promise.resolve(supplierForm(before)),
      );
      await updateSupplier(tx, ctx, before, valuesOf(input));
    })
    .catch(refuseTaken);
}

/** Things that a refusal names at most. */
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

/** Deletes suppliers, all or none: refused with 40912 while one has goods or orders. */
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
