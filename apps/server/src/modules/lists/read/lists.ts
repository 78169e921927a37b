import type { operations } from '@selvedge/api-spec/types';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { estimateDay } from '@selvedge/domain/time/dates';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { lists } from '../../../db/schema/lists';
import { localised } from '../../../messages/translate';
import { isShownPrices, refuseHiddenSort } from '../../auth/access/fieldVisibility';
import { hasStatus, listState, timesOf } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { figuresIn, figuresOfProducts, figuresOfLists, type ListFigures } from './figures';
import { listFor, type ListRow } from './listFor';
import { countsOf, narrowed, pageOfLists } from './narrow';
import { actionsOf } from './own';

type ListFilter = Context<operations['frontListPage']>['query'];
type CountFilter = Context<operations['frontListCount']>['query'];

/** Parts of a request context that decide how lists are shown. */
type Reader = Pick<Context, 'db' | 'searchIndex' | 'buyer' | 'now' | 'language' | 'can'>;

/** Returns the fields of a list that every page shows; values are zero for viewers who may not see them. */
export function summaryOf(
  ctx: Pick<Reader, 'now' | 'language'>,
  list: ListRow,
  figures: ListFigures,
  priced: boolean,
) {
  const { hotQty, myQty: _qty, myGoodsCents: _cents, stockValueCents, ...counts } = figures;
  const hotBp = counts.stockQty === 0 ? 0 : Math.round((hotQty * 10_000) / counts.stockQty);
  return {
    id: list.id,
    name: localised(ctx.language, list.name, list.nameEn),
    status: listState(timesOf(list), ctx.now),
    kind: list.kind,
    deliveryMethod: list.deliveryMethod,
    startAt: list.startAt,
    closeAt: list.closeAt,
    totalValueCents: priced ? list.totalValueCents : 0,
    minOrderValueCents: list.minOrderValueCents,
    minOrderMode: list.minOrderMode,
    hotBp,
    standardBp: 10_000 - hotBp,
    shipDays: list.shipDays,
    receiveDays: list.receiveDays,
    ...counts,
    stockValueCents: priced ? stockValueCents : 0,
    ownerType: list.ownerType,
    ownerName: list.ownerName,
    version: list.version,
  };
}

const buyerSummary = (
  ctx: Pick<Reader, 'now' | 'language'>,
  list: ListRow,
  figures: ListFigures,
  priced: boolean,
) => ({
  ...summaryOf(ctx, list, figures, priced),
  myQty: figures.myQty,
  myGoodsCents: priced ? figures.myGoodsCents : 0,
});

const listSummary = (ctx: Reader, list: ListRow, figures: ListFigures) =>
  buyerSummary(ctx, list, figures, isShownPrices(ctx));

function inScope(ctx: Reader, scope: 'all' | 'mine' | 'followed' | undefined): SQL | undefined {
  if (scope === 'mine') return and(eq(lists.ownerType, 'BUYER'), eq(lists.ownerId, ctx.buyer.id));
  if (scope !== 'followed') return undefined;
  return sql`exists (select 1 from list_items li join products p on p.id = li.product_id
    join brand_follows f on f.brand_id = p.brand_id and f.buyer_id = ${ctx.buyer.id} where li.list_id = ${lists.id})`;
}

/** Returns the default order: open lists first, those that close soonest on top. */
const usualOrder = (now: Date): SQL[] => {
  const open = hasStatus('PENDING', now);
  return [
    sql`case when ${open} then 0 when ${lists.publishedAt} is null then 1 else 2 end`,
    sql`case when ${open} then ${lists.closeAt} end`,
    desc(lists.closeAt),
    asc(lists.id),
  ];
};

/** Returns the condition on the lists that the buyer sees and the filters leave, in any status. */
function listedBy(ctx: Reader, filter: CountFilter): SQL | undefined {
  const { scope, brandId } = filter;
  return and(
    visibleTo(ctx.buyer),
    inScope(ctx, scope),
    narrowed(filter),
    brandId === undefined
      ? undefined
      : sql`exists (select 1 from list_items li join products p on p.id = li.product_id
          where li.list_id = ${lists.id} and p.brand_id = ${brandId})`,
  );
}

/** Returns the number of lists in each status, under the other filters. */
export const listCounts = (ctx: Reader, filter: CountFilter) =>
  countsOf(ctx.db, listedBy(ctx, filter), ctx.now);

/** Returns one page of the lists that a buyer may see. */
export async function listPage(ctx: Reader, filter: ListFilter) {
  const { pageNum, pageSize, status } = filter;
  refuseHiddenSort(filter.sort, isShownPrices(ctx), ctx.language);
  const { entries, total } = await pageOfLists(ctx.db, {
    where: and(listedBy(ctx, filter), status === undefined ? undefined : hasStatus(status, ctx.now)),
    asked: filter,
    language: ctx.language,
    usual: usualOrder(ctx.now),
    figuresOf: async (ids) => {
      const figures = await figuresOfLists(ctx, ids);
      return (id) => figuresIn(figures, id);
    },
    sortFigures: async (ids) => {
      const products = await figuresOfProducts(ctx.searchIndex, ids);
      return (id) => figuresIn(products, id);
    },
  });
  return {
    list: entries.map(({ row, figures }) => listSummary(ctx, row, figures)),
    total,
    pageNum,
    pageSize,
  };
}

/** Returns the fields of a list beside its figures, for all who may see it. */
export function listFacts(ctx: Pick<Reader, 'now' | 'language'>, list: ListRow) {
  const today = ctx.now.toISOString();
  return {
    excludeTaiwan: list.excludeTaiwan,
    columns: list.columns as ProductColumnKey[],
    shipEstimate: estimateDay(today, list.shipDays, BUSINESS_TIME_ZONE),
    receiveEstimate: estimateDay(today, list.receiveDays, BUSINESS_TIME_ZONE),
    note: localised(ctx.language, list.note, list.noteEn ?? list.note),
    expectedArrival: list.expectedArrival ?? undefined,
    depositBp: list.depositBp ?? undefined,
  };
}

const shownSettings = ({ material = false, origin = false }: ListRow['settings']) => ({ material, origin });

/** Returns a list with its figures, columns and estimated days; for its owner also all settings and the allowed actions. */
export async function listDetail(ctx: Reader, id: string) {
  const list = await listFor(ctx.db, ctx.buyer, id);
  const figures = await figuresOfLists(ctx, [list.id]);
  const actions = actionsOf(list, ctx.buyer, ctx.now);
  return {
    ...listSummary(ctx, list, figuresIn(figures, list.id)),
    ...listFacts(ctx, list),
    settings: actions === undefined ? shownSettings(list.settings) : list.settings,
    actions,
  };
}

/** Returns a list as its share link shows it: without cart figures, and without values when prices are hidden. */
export async function sharedList(
  ctx: Pick<Context, 'searchIndex' | 'now' | 'language'>,
  list: ListRow,
  priced: boolean,
) {
  const figures = await figuresOfProducts(ctx.searchIndex, [list.id]);
  return {
    ...buyerSummary(ctx, list, figuresIn(figures, list.id), priced),
    ...listFacts(ctx, list),
    settings: shownSettings(list.settings),
  };
}
