import { HOUR_MS } from '@selvedge/domain/constants';
import { defaultColumnKeys } from '@selvedge/domain/products/columns';
import { priceByRule } from '@selvedge/domain/money/priceRule';
import type { listShares } from '../db/schema/lists';
import type { DemoList } from './lists';

/** Seller of the demo data. */
export const SELLER = { ownerType: 'BUYER' as const, ownerId: 'by-demo', ownerName: '林知夏' };
const DAYS = 24;
const MARKUP = { percentBp: 11_800, stepCents: 50, rounding: 'UP' as const };

/** Plans of the demo seller's lists: opening and closing time in days from now, and number of products. */
const PLANS = [
  {
    id: 'L-2611-0901',
    zh: '瀚海自营 冬季包袋与配饰',
    en: 'Hanhai: winter bags and accessories',
    opens: -3,
    closes: 9,
    products: 24,
  },
  {
    id: 'L-2611-0902',
    zh: '瀚海自营 AW25 尾货',
    en: 'Hanhai: AW25 remainders',
    opens: -20,
    closes: 4,
    products: 12,
  },
  {
    id: 'L-2611-0903',
    zh: '瀚海自营 直播专场',
    en: 'Hanhai: livestream selection',
    opens: 1,
    closes: 15,
    products: 8,
    draft: true,
  },
  {
    id: 'L-2611-0904',
    zh: '瀚海自营 春季预览',
    en: 'Hanhai: spring preview',
    opens: 5,
    closes: 30,
    products: 6,
    draft: true,
  },
  {
    id: 'L-2611-0905',
    zh: '瀚海自营 十月特惠',
    en: 'Hanhai: October offers',
    opens: -40,
    closes: -10,
    products: 10,
  },
] as const;

/** Makes the lists of the demo seller with products of one of the merchant's lists, priced by a rule, and the links to the open ones. */
export function makeOwnLists(from: DemoList, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAYS * HOUR_MS);
  const products = from.items.filter(({ priceCents }) => typeof priceCents === 'number');
  const lists = PLANS.map(({ id, zh, en, opens, closes, products: count, ...plan }) => ({
    ...SELLER,
    id,
    kind: 'SPOT' as const,
    name: zh,
    nameEn: en,
    deliveryMethod: 'MAINLAND' as const,
    startAt: at(opens),
    closeAt: at(closes),
    publishedAt: 'draft' in plan ? null : at(opens - 1),
    announcedAt: 'draft' in plan ? null : at(opens - 1),
    minOrderValueCents: 300_000,
    shipDays: 3,
    receiveDays: 6,
    totalValueCents: 0,
    columns: [...defaultColumnKeys],
    settings: { origin: true },
    createdAt: at(opens - 2),
    updatedAt: at(opens - 1),
    items: products.slice(0, count).map(({ productId, priceCents }, index) => ({
      listId: id,
      productId,
      position: index + 1,
      priceCents: priceByRule(priceCents ?? 0, MARKUP, priceCents ?? 0),
    })),
  }));
  const shares: (typeof listShares.$inferInsert)[] = lists
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ id, columns }, index) => ({
      id: `sr-demo-${index}`,
      code: `DEMQ7KM2XW${index}`,
      listId: id,
      columns,
      openToAll: index === 0,
      views: 12 - 5 * index,
      createdBy: SELLER.ownerName,
      createdAt: at(-2),
    }));
  return {
    rows: lists.map(({ items: _items, ...row }) => row),
    items: lists.flatMap(({ items }) => items),
    shares,
  };
}
