import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { products, skus } from '../../../db/schema/products';
import type { PurchaseBundle, PurchaseLine } from './call';

type Fields = Record<string, unknown>;

const ORDER = ['status', 'expectedAt', 'note'] as const;
const LINE = ['qty', 'receivedQty', 'defectQty', 'costCents'] as const;

/** Returns the columns that differ, before and after. */
function differences<Name extends string>(
  names: readonly Name[],
  was: Partial<Record<Name, unknown>>,
  is: Partial<Record<Name, unknown>>,
): [Fields, Fields] {
  const changed = names.filter((name) => was[name] !== is[name]);
  const pick = (from: Partial<Record<Name, unknown>>) =>
    Object.fromEntries(changed.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
  return [pick(was), pick(is)];
}

/** Returns the names of SKUs for people: international code and size. */
async function namesOf(db: Queryable, skuIds: readonly string[]): Promise<Map<string, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ id: skus.id, size: skus.size, intlCode: products.intlCode })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map(({ id, size, intlCode }) => [id, `${intlCode} ${size}`]));
}

/** Returns the changes of a transition for its operation record: those of the order, and of each line by the code and size of its SKU. */
export async function changesOf(
  db: Queryable,
  before: PurchaseBundle,
  after: PurchaseBundle,
): Promise<{ before: Fields; after: Fields }> {
  const [was, is] = differences(ORDER, before.order, after.order);
  const former = new Map(before.lines.map((line) => [line.skuId, line]));
  const next = new Map(after.lines.map((line) => [line.skuId, line]));
  const nothing: Partial<PurchaseLine> = {};
  const changed = [...new Set([...former.keys(), ...next.keys()])].flatMap((skuId) => {
    const [old, now] = differences(LINE, former.get(skuId) ?? nothing, next.get(skuId) ?? nothing);
    return Object.keys(old).length + Object.keys(now).length === 0 ? [] : [{ skuId, old, now }];
  });
  const names = await namesOf(
    db,
    changed.map(({ skuId }) => skuId),
  );
  for (const { skuId, old, now } of changed) {
    const name = names.get(skuId) ?? skuId;
    if (Object.keys(old).length > 0) was[name] = old;
    if (Object.keys(now).length > 0) is[name] = now;
  }
  return { before: was, after: is };
}
