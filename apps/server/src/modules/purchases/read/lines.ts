import type { components } from '@selvedge/api-spec/types';
import { openPieces } from '@selvedge/domain/stateMachines/purchaseOrders';
import { lineCents } from '@selvedge/domain/money/money';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { brands, colors, products, skus } from '../../../db/schema/products';
import { purchaseOrderLines } from '../../../db/schema/purchasing';
import { localised } from '../../../messages/translate';
import { seesCost } from '../../auth/access/fieldVisibility';
import { productNames } from '../../products/read/names';
import { pictureAddress } from '../../pictures/read/address';

/** Purchase order line as it is shown. */
export type LineShape = components['schemas']['PurchaseOrderLine'];

/** Returns lines of purchase orders with their products, in the order in which they were written. */
export function linesWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      line: purchaseOrderLines,
      size: skus.size,
      ...productNames,
    })
    .from(purchaseOrderLines)
    .innerJoin(skus, eq(skus.id, purchaseOrderLines.skuId))
    .innerJoin(products, eq(products.id, purchaseOrderLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(where)
    .orderBy(asc(purchaseOrderLines.purchaseOrderId), asc(purchaseOrderLines.position));
}

/** Returns a line with the fields that the viewer may see. */
export function orderLineView(
  { staff, language }: Pick<Context, 'staff' | 'language'>,
  { line, nameEn, colorEn, ...found }: Awaited<ReturnType<typeof linesWhere>>[number],
): LineShape {
  const { id, skuId, productId, qty, receivedQty, defectQty } = line;
  const costCents = seesCost(staff) ? line.costCents : 0;
  return {
    ...found,
    id,
    skuId,
    productId,
    name: localised(language, found.name, nameEn),
    color: localised(language, found.color, colorEn),
    image: pictureAddress(productId),
    qty,
    receivedQty,
    defectQty,
    openQty: openPieces(line),
    costCents,
    lineCents: lineCents(costCents, qty),
  };
}
