import type { savedFilters } from '../db/schema/accounts';
import { BRANDS } from './words/brands';

/** Makes the saved filters of the demo buyer. */
export function makeFilters(now: Date): (typeof savedFilters.$inferInsert)[] {
  const kept = [
    {
      page: 'product' as const,
      name: `${BRANDS[0]?.name} · 50+`,
      query: `brandIds=${BRANDS[0]?.id}&stockMin=50`,
    },
    { page: 'order' as const, name: '待付款', query: 'flow=TO_BE_PAID' },
  ];
  return kept.map((filter, index) => ({
    ...filter,
    id: `sf-demo-${index}`,
    buyerId: 'by-demo',
    updatedAt: now,
  }));
}
