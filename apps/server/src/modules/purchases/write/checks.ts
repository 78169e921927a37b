import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { assertAmount, lineCents, sumCents } from '@selvedge/domain/money/money';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { products, skus, suppliers } from '../../../db/schema/products';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { todayOf } from '../read/filters';

type Lines = components['schemas']['PurchaseOrderInput']['lines'];

/** Returns the supplier of a purchase order; refuses with 40401 an unknown one, with 40001 a disabled one. */
export async function supplierToBuyFrom(db: Queryable, id: string, { language }: Pick<Context, 'language'>) {
  const [found] = await db
    .select({ status: suppliers.status, leadDays: suppliers.leadDays })
    .from(suppliers)
    .where(eq(suppliers.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  if (found.status === 'DISABLED')
    throw invalid({ supplierId: translate(language, 'purchases.supplierDisabled') });
  return found;
}

/** Refuses with 40001 an expected day in the past. */
export function refusePast({ now, language }: Pick<Context, 'now' | 'language'>, expectedAt: string): void {
  if (expectedAt < todayOf(now)) throw invalid({ expectedAt: translate(language, 'purchases.expectedPast') });
}

/** Throws an AmountTooLargeError for lines whose sum exceeds the maximum of an order. */
export function refuseLargeSum(lines: readonly Pick<Lines[number], 'costCents' | 'qty'>[]): void {
  assertAmount(sumCents(lines.map(({ costCents, qty }) => lineCents(costCents, qty))));
}

/** Returns the products of lines by SKU; refuses with 40001 at the line a SKU that is named twice, deleted, or of another supplier. */
export async function productsOf(
  db: Queryable,
  supplierId: string,
  lines: Lines,
  { language }: Pick<Context, 'language'>,
) {
  const rows = await db
    .select({
      skuId: skus.id,
      productId: products.id,
      supplierId: products.supplierId,
      costCents: products.costCents,
      deletedAt: products.deletedAt,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      inArray(
        skus.id,
        lines.map(({ skuId }) => skuId),
      ),
    );
  const bySku = new Map(rows.map((row) => [row.skuId, row]));
  const seen = new Set<string>();
  for (const [at, { skuId }] of lines.entries()) {
    const found = bySku.get(skuId);
    const isOther = found === undefined || found.deletedAt !== null || found.supplierId !== supplierId;
    if (isOther) throw invalid({ [`lines.${at}.skuId`]: translate(language, 'purchases.otherSupplier') });
    if (seen.has(skuId)) throw invalid({ [`lines.${at}.skuId`]: translate(language, 'purchases.twice') });
    seen.add(skuId);
  }
  return bySku;
}
