import { estimateDay } from '@selvedge/domain/time/dates';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import type { DemoProduct } from './products';
import type { DemoList } from './lists';
import type { OrderSources } from './orders';
import type { StoryPlan } from './stories';
import type { StorySub } from './storyBook';
import { BRANDS } from './words/brands';
import { COLORS } from './words/places';

/** Makes the sub-orders of an order from the lists, one per list and warehouse of a supplier. */
export function fillSubs(
  sources: OrderSources,
  plan: StoryPlan,
  from: readonly DemoList[],
  products: ReadonlyMap<string, DemoProduct>,
  orderId: string,
  createdAt: Date,
): StorySub[] {
  const { chances } = sources;
  const groups = new Map<string, Array<{ list: DemoList; product: DemoProduct; priceCents: number }>>();
  for (const list of from) {
    for (const item of list.items) {
      const product = products.get(item.productId);
      if (product === undefined || product.featured || typeof item.priceCents !== 'number') continue;
      const key = [list.row.id, product.row.supplierId, product.row.warehouseId].join('|');
      groups.set(key, [...(groups.get(key) ?? []), { list, product, priceCents: item.priceCents }]);
    }
    const large = [...groups.values()].filter((group) => group.length >= 3);
    if (large.length >= plan.subs) break;
  }
  const chosen = chances.some(
    [...groups.values()].filter((group) => group.length >= 3),
    plan.subs,
  );
  const seen = new Set<string>();
  return chosen.map((group, position) => {
    const [first] = group;
    if (first === undefined) throw new Error('an empty sub-order');
    const subId = `${orderId}-${position + 1}`;
    const styles = chances.some(
      group.filter(({ product }) => !seen.has(product.row.id)),
      plan.styles,
    );
    const lines = styles.flatMap(({ product, priceCents }) => {
      seen.add(product.row.id);
      const sizes = product.row.multiSize
        ? chances.some(product.skus, Math.min(product.skus.length, chances.whole(2, 4)))
        : product.skus;
      return [...sizes]
        .sort((a, b) => a.position - b.position)
        .map((sku) => lineOf(product, sku, priceCents, chances.whole(2, product.row.multiSize ? 5 : 9)));
    });
    const ordered = createdAt.toISOString();
    return {
      row: {
        id: subId,
        subNo: '',
        orderId,
        position: position + 1,
        listId: first.list.row.id,
        warehouseId: first.product.row.warehouseId,
        supplierId: first.product.row.supplierId,
        confirmation: 'AWAITING_PLATFORM' as const,
        shipping: 'NONE' as const,
        cancelled: false,
        cancelReason: null,
        comment: null,
        shipEstimate: estimateDay(ordered, first.list.row.shipDays, BUSINESS_TIME_ZONE),
        receiveEstimate: estimateDay(ordered, first.list.row.receiveDays, BUSINESS_TIME_ZONE),
        platformConfirmedAt: null,
        acknowledgedAt: null,
        confirmedAt: null,
        offerDiff: null,
        shortageDiffCents: 0,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      },
      lines: lines.map((line, index) => ({
        ...line,
        id: `${subId}-${String(index + 1).padStart(2, '0')}`,
        orderId,
        subOrderId: subId,
        position: index + 1,
      })),
    };
  });
}

function lineOf(
  product: DemoProduct,
  sku: DemoProduct['skus'][number],
  priceCents: number,
  askedQty: number,
) {
  const { row } = product;
  const color = COLORS.find(({ id }) => id === row.colorId);
  return {
    productId: row.id,
    skuId: sku.id,
    intlCode: row.intlCode,
    name: row.name,
    nameEn: row.nameEn,
    brandName: BRANDS.find(({ id }) => id === row.brandId)?.name ?? '',
    color: color?.name ?? '',
    colorEn: color?.nameEn ?? '',
    size: sku.size,
    multiSize: row.multiSize,
    askedQty,
    confirmedQty: 0,
    shippedQty: 0,
    receivedQty: 0,
    closedQty: 0,
    shortageReason: null as 'DEFECT' | 'SHORTAGE' | null,
    priceCents,
    discountCents: 0,
    note: null,
  };
}
