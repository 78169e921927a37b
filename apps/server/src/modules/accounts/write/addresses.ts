import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { addresses } from '../../../db/schema/accounts';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import { phoneOf } from '../../auth/codes/phones';
import { type AddressRow, addressesOf, countAddresses } from '../read/addresses';
import { limitAccountChanges } from './changesPerDay';

type AddressInput = components['schemas']['AddressInput'];

async function lockAddress(tx: Tx, buyerId: string, id: string): Promise<AddressRow> {
  const [row] = await tx.select().from(addresses).where(eq(addresses.id, id)).for('update');
  if (row === undefined || row.deletedAt !== null || row.buyerId !== buyerId) throw refuse(codes.NOT_FOUND);
  return row;
}

async function clearDefault(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(addressesOf(buyerId), eq(addresses.isDefault, true)));
}

/**
 * Saves an address, new or changed. Refuses with 40906 an address above the maximum of a buyer, with 40901 a version other than the stored
 * one, with 42901 above the changes that a day allows. The first address becomes the default one.
 */
export async function saveAddress(ctx: Context, input: AddressInput): Promise<AddressRow> {
  await limitAccountChanges(ctx);
  const { id, version, isDefault = false, company = {}, ...rest } = input;
  const values = { ...rest, ...phoneOf(input, ctx.language), company };
  const { buyer, config } = ctx;
  return ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'addresses', buyer.id);
    if (id === undefined) {
      const saved = await countAddresses(tx, buyer.id);
      if (saved >= config.maxAddresses) throw refuse(codes.TOO_MANY_ADDRESSES, { max: config.maxAddresses });
      if (isDefault) await clearDefault(tx, buyer.id);
      const [made] = await tx
        .insert(addresses)
        .values({ id: newId(), buyerId: buyer.id, ...values, isDefault: isDefault || saved === 0 })
        .returning();
      if (made === undefined) throw refuse(codes.NOT_FOUND);
      return made;
    }
    const before = await lockAddress(tx, buyer.id, id);
    if (version !== before.version) {
      throw refuse(codes.CHANGED_MEANWHILE, { current: before, changedBy: buyer.nickname });
    }
    if (isDefault) await clearDefault(tx, buyer.id);
    const [saved] = await tx
      .update(addresses)
      .set({
        country: null,
        province: null,
        city: null,
        district: null,
        ...values,
        isDefault: isDefault || before.isDefault,
        version: before.version + 1,
      })
      .where(eq(addresses.id, id))
      .returning();
    if (saved === undefined) throw refuse(codes.NOT_FOUND);
    return saved;
  });
}

/** Marks an address of the caller as deleted; refuses with 40401 an unknown or foreign address. */
export async function deleteAddress(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const row = await lockAddress(tx, ctx.buyer.id, id);
    await tx.update(addresses).set({ deletedAt: ctx.now, isDefault: false }).where(eq(addresses.id, row.id));
  });
}

/** Makes an address of the caller the default one; refuses with 40401 an unknown or foreign address. */
export async function setDefaultAddress(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const row = await lockAddress(tx, ctx.buyer.id, id);
    await clearDefault(tx, ctx.buyer.id);
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, row.id));
  });
}
