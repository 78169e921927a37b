import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, count, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { addresses } from '../../db/schema/accounts';
import { refuse } from '../../http/errors';
import { likePattern } from '../../http/search';
import { phoneOf } from '../auth/people/phones';

type AddressRow = typeof addresses.$inferSelect;
type AddressInput = components['schemas']['AddressInput'];

const mine = (ctx: Context) => and(eq(addresses.buyerId, ctx.buyer.id), isNull(addresses.deletedAt));

async function findMine(db: Queryable, ctx: Context, id: string): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(eq(addresses.id, id)).for('update');
  if (row === undefined || row.deletedAt !== null || row.buyerId !== ctx.buyer.id)
    throw refuse(codes.NOT_FOUND);
  return row;
}

async function clearDefault(db: Queryable, ctx: Context): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(mine(ctx), eq(addresses.isDefault, true)));
}

async function save(ctx: Context, given: AddressInput): Promise<AddressRow> {
  const { id, version, isDefault = false, company = {}, ...rest } = given;
  const values = { ...rest, ...phoneOf(given, ctx.language), company };
  return ctx.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ctx.buyer.id}, 32))`);
    if (id === undefined) {
      const [held] = await tx.select({ count: count() }).from(addresses).where(mine(ctx));
      const already = held?.count ?? 0;
      if (already >= ctx.config.maxAddresses)
        throw refuse(codes.TOO_MANY_ADDRESSES, { max: ctx.config.maxAddresses });
      if (isDefault) await clearDefault(tx, ctx);
      const [made] = await tx
        .insert(addresses)
        .values({ id: newId(), buyerId: ctx.buyer.id, ...values, isDefault: isDefault || already === 0 })
        .returning();
      if (made === undefined) throw refuse(codes.NOT_FOUND);
      return made;
    }
    const before = await findMine(tx, ctx, id);
    if (version !== before.version) {
      throw refuse(codes.CHANGED_MEANWHILE, { current: before, changedBy: ctx.buyer.nickname });
    }
    if (isDefault) await clearDefault(tx, ctx);
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

/** Saved addresses of the signed-in buyer (K-13..K-17). */
export const addressRoutes = defineRoutes({
  frontUserAddressList: async (ctx) => {
    const { pageNum, pageSize, keywords, areaType } = ctx.query;
    const pattern = likePattern(keywords);
    const where = and(
      mine(ctx),
      areaType === undefined ? undefined : eq(addresses.areaType, areaType),
      pattern === null
        ? undefined
        : or(
            ilike(addresses.realName, pattern),
            ilike(addresses.phone, pattern),
            ilike(addresses.detail, pattern),
            ilike(addresses.city, pattern),
          ),
    );
    const list = await ctx.db
      .select()
      .from(addresses)
      .where(where)
      .orderBy(desc(addresses.isDefault), asc(addresses.createdAt))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const [found] = await ctx.db.select({ count: count() }).from(addresses).where(where);
    const [held] = await ctx.db.select({ count: count() }).from(addresses).where(mine(ctx));
    const max = ctx.config.maxAddresses;
    return {
      list,
      total: found?.count ?? 0,
      pageNum,
      pageSize,
      max,
      remaining: Math.max(0, max - (held?.count ?? 0)),
    };
  },

  frontUserAddressEdit: (ctx) => save(ctx, ctx.body),

  frontUserAddressDel: async (ctx) => {
    await ctx.inTransaction(async (tx) => {
      const row = await findMine(tx, ctx, ctx.body.id);
      await tx
        .update(addresses)
        .set({ deletedAt: ctx.now, isDefault: false })
        .where(eq(addresses.id, row.id));
    });
    return null;
  },

  frontUserAddressDefaultSet: async (ctx) => {
    await ctx.inTransaction(async (tx) => {
      const row = await findMine(tx, ctx, ctx.body.id);
      await clearDefault(tx, ctx);
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, row.id));
    });
    return null;
  },

  frontUserAddressDefault: async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(addresses)
      .where(and(mine(ctx), eq(addresses.isDefault, true)));
    return row ?? null;
  },
});
