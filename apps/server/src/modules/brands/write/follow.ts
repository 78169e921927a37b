import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { brandFollows, brands } from '../../../db/schema/products';
import { refuse } from '../../../http/errors';

type Caller = Pick<Context, 'db' | 'buyer' | 'now'>;

async function needBrand({ db }: Caller, id: string): Promise<void> {
  if ((await db.$count(brands, eq(brands.id, id))) === 0) throw refuse(codes.NOT_FOUND);
}

/** Follows a brand; following it again changes nothing. */
export async function followBrand(ctx: Caller, brandId: string): Promise<void> {
  await needBrand(ctx, brandId);
  await ctx.db
    .insert(brandFollows)
    .values({ buyerId: ctx.buyer.id, brandId, createdAt: ctx.now })
    .onConflictDoNothing();
}

/** Unfollows a brand; unfollowing it again changes nothing. */
export async function unfollowBrand(ctx: Caller, brandId: string): Promise<void> {
  await needBrand(ctx, brandId);
  await ctx.db
    .delete(brandFollows)
    .where(and(eq(brandFollows.buyerId, ctx.buyer.id), eq(brandFollows.brandId, brandId)));
}
