import { HOUR_MS } from '@selvedge/domain/constants';
import type { listItems, lists } from '../db/schema/lists';
import { defaultColumnKeys } from '@selvedge/domain/products/columns';
import type { DemoProduct } from './products';
import { LIST_PLANS, type ListPlan } from './listPlan';
import type { Chances } from './random';

/** Demo list as rows of the database. */
export interface DemoList {
  row: typeof lists.$inferInsert;
  items: Array<typeof listItems.$inferInsert>;
  plan: ListPlan;
}

/** Size of the demo lists, full or small. */
export interface DemoSize {
  lists: number;
  /** Share of the planned number of products. */
  share: number;
}

const FEWEST = 40;
const LONGEST = 3000;
const OWN_PRICE = 0.12;

/** Makes the lists; every spot product is on at least one open list, only one list has 3,000 products. */
export function makeLists(
  chances: Chances,
  products: readonly DemoProduct[],
  size: DemoSize,
  now: Date,
): DemoList[] {
  const plans = size.share === 1 ? LIST_PLANS : pickPlans(size.lists);
  const members = plans.map((plan, index) => choose(chances, plan, products, size.share, index === 0));
  const listed = new Set(members.flat().map(({ row }) => row.id));
  const rest = products.filter(({ row }) => !listed.has(row.id));
  for (const product of rest) {
    const room = members.filter(
      (chosen, index) =>
        plans[index]?.kind === product.row.kind &&
        (plans[index]?.closesIn ?? 0) > 0 &&
        plans[index]?.visibility === 'ALL' &&
        index > 1 &&
        !(plans[index]?.draft ?? false) &&
        fits(plans[index], product, true) &&
        chosen.length < LONGEST / 2,
    );
    const into =
      room.length > 0
        ? chances.pick(room)
        : members.find((_, index) => plans[index]?.kind === product.row.kind && index > 1);
    into?.push(product);
  }
  return plans.map((plan, index) => makeList(chances, plan, members[index] ?? [], index, now));
}

function pickPlans(count: number): ListPlan[] {
  const spot = LIST_PLANS.filter(({ kind }) => kind === 'SPOT');
  const special = spot.filter(
    ({ draft, visibility, opensIn, closesIn }) =>
      draft || visibility !== 'ALL' || opensIn > 0 || closesIn < 0 || opensIn < -700 * 24,
  );
  return [
    ...spot.slice(0, 4),
    ...special,
    ...LIST_PLANS.filter(({ kind }) => kind === 'FUTURES').slice(0, 2),
  ].slice(0, count);
}

function fits(plan: ListPlan | undefined, { row }: DemoProduct, loosely = false): boolean {
  if (plan === undefined || row.kind !== plan.kind) return false;
  const { brands, kinds, warehouses, season, gender } = plan.only;
  if (brands && !brands.some((number) => row.brandId === `b-${String(number).padStart(2, '0')}`))
    return false;
  if (kinds && !kinds.includes(row.categoryId)) return false;
  if (loosely) return true;
  if (warehouses && !warehouses.includes(row.warehouseId)) return false;
  if (season && row.season !== season) return false;
  return !gender || row.gender === gender || row.gender === 'UNISEX';
}

function choose(
  chances: Chances,
  plan: ListPlan,
  products: readonly DemoProduct[],
  share: number,
  first: boolean,
): DemoProduct[] {
  const wanted = Math.max(FEWEST, Math.round(plan.size * share));
  const head = first ? products.filter(({ featured }) => featured) : [];
  const pool = products.filter((product) => !head.includes(product) && fits(plan, product));
  const chosen = [...head, ...chances.some(pool, wanted - head.length)];
  if (chosen.length >= wanted) return chosen;
  const taken = new Set(chosen);
  const others = products.filter((product) => !taken.has(product) && product.row.kind === plan.kind);
  return [...chosen, ...chances.some(others, wanted - chosen.length)];
}

/** Fixed day from which list ids count, so that an address saved today still leads to its list in demo data filled next year. */
const DEMO_DAY_MS = Date.UTC(2026, 10, 20);

function makeList(
  chances: Chances,
  plan: ListPlan,
  members: readonly DemoProduct[],
  index: number,
  now: Date,
): DemoList {
  const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
  const opened = new Date(DEMO_DAY_MS + Math.min(plan.opensIn, 0) * HOUR_MS);
  const month = opened.toISOString().slice(2, 7).replace('-', '');
  const id = `L-${month}-${String(index === 0 ? 86 : 100 + index).padStart(4, '0')}`;
  const own = plan.visibility !== 'ALL';
  const items = members.map(({ row, featured }, position) => {
    const price = row.wholesalePriceCents ?? null;
    const askFor = !featured && chances.happens(0.004);
    const other = !featured && chances.happens(own ? 0.8 : OWN_PRICE);
    const priceCents =
      price === null || askFor
        ? null
        : other
          ? Math.round((price * chances.whole(92, 99)) / 2500) * 25
          : price;
    return { listId: id, productId: row.id, position, priceCents };
  });
  const pieces = new Map(
    members.map(({ row, stock }) => [
      row.id,
      stock.reduce((sum, { onHand, incoming }) => sum + (onHand ?? 0) + (incoming ?? 0), 0),
    ]),
  );
  const totalValueCents = items.reduce(
    (sum, item) => sum + (item.priceCents ?? 0) * (pieces.get(item.productId) ?? 0),
    0,
  );
  const futures = plan.kind === 'FUTURES';
  return {
    plan,
    items,
    row: {
      id,
      kind: plan.kind,
      name: plan.zh,
      nameEn: plan.en,
      deliveryMethod: plan.delivery,
      startAt: at(plan.opensIn),
      closeAt: at(plan.closesIn),
      publishedAt: plan.draft ? null : at(plan.opensIn - 20),
      announcedAt: plan.draft ? null : at(plan.opensIn - 20),
      minOrderValueCents: plan.minOrderEuro * 100,
      minOrderMode: plan.block ? 'BLOCK' : 'WARN',
      shipDays: plan.shipDays,
      receiveDays: plan.receiveDays,
      totalValueCents,
      columns: [...defaultColumnKeys],
      settings: { material: index % 3 === 0, origin: index % 4 === 0 },
      note: futures ? '下单付定金 30%，到货前付尾款。' : '工作日 18:00 前确认的订单次日出库。',
      noteEn: futures
        ? 'A deposit of 30% with the order, the balance before the goods leave.'
        : 'Orders confirmed before 18:00 on working days leave the next day.',
      expectedArrival: futures
        ? at(plan.shipDays * 24)
            .toISOString()
            .slice(0, 10)
        : null,
      depositBp: futures ? 3000 : null,
      ownerType: 'STAFF',
      ownerId: index % 3 === 1 ? 'st-marco' : 'st-sales',
      ownerName: index % 3 === 1 ? 'Marco Galli' : 'Giulia Ferrero',
      visibility: plan.visibility,
      visibleTo: [...plan.visibleTo],
      createdAt: at(Math.min(plan.opensIn - 48, -4)),
      updatedAt: at(Math.min(plan.opensIn - 20, -3)),
    },
  };
}
