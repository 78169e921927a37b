import type { components } from '@selvedge/api-spec/types';
import { DAY_MS } from '@selvedge/domain/constants';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { joined, orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { orders } from '../../../db/schema/orders';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { refuseHiddenSort, seesCost, seesPrices } from '../../auth/access/fieldVisibility';
import type { Days } from '../../dashboard/read/spans';
import { ordersInScope } from '../../orders/read/access';
import { withoutPrices } from '../../../http/withoutPrices';
import { keyOf, type SummaryBy } from './keys';
import { type Asked, readSummary, readTotals } from './sums';

type Schemas = components['schemas'];

const MOST_DAYS = 1100;

const SORTS = [
  'label',
  'orders',
  'askedQty',
  'confirmedQty',
  'shippedQty',
  'receivedQty',
  'shortageQty',
  'valueCents',
  'paidCents',
] as const;

/** Filter, dimension and sorting of the summary. */
export interface SummaryFilter extends Sorting<(typeof SORTS)[number]> {
  by: SummaryBy;
  from: string;
  to: string;
  compareFrom?: string;
  compareTo?: string;
  customerId?: string;
  kind?: Schemas['OrderKind'];
  keywords?: string;
}

type Viewer = Pick<Context, 'db' | 'staff' | 'language'>;
type Sums = Omit<Awaited<ReturnType<typeof readTotals>>[number], 'rows'>;

function spanOf({ language }: Viewer, from: string, to: string, field: string): Days {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (days < 1) throw invalid({ [field]: translate(language, 'summary.order') });
  if (days > MOST_DAYS) throw invalid({ [field]: translate(language, 'summary.long', { days: MOST_DAYS }) });
  return { from, to };
}

function earlierSpan(viewer: Viewer, { compareFrom, compareTo }: SummaryFilter): Days | undefined {
  if (compareFrom === undefined && compareTo === undefined) return undefined;
  if (compareFrom === undefined || compareTo === undefined)
    throw invalid({
      [compareFrom === undefined ? 'compareFrom' : 'compareTo']: translate(viewer.language, 'summary.both'),
    });
  return spanOf(viewer, compareFrom, compareTo, 'compareTo');
}

function askedOf(viewer: Viewer, filter: SummaryFilter): Asked {
  const { customerId, kind } = filter;
  return {
    divided: keyOf(filter.by, viewer.language),
    scope: and(
      ordersInScope(viewer.staff),
      customerId === undefined ? undefined : eq(orders.buyerId, customerId),
      kind === undefined ? undefined : eq(orders.kind, kind),
    ),
    now: spanOf(viewer, filter.from, filter.to, 'to'),
    before: earlierSpan(viewer, filter),
    words: filter.keywords,
  };
}

const COLUMNS = Object.fromEntries(SORTS.map((field) => [field, sql`${sql.identifier(field)}`])) as Record<
  (typeof SORTS)[number],
  SQL
>;

const orderOf = (filter: SummaryFilter): SQL => {
  const terms = orderTerms(filter, {
    columns: COLUMNS,
    usual: { field: 'valueCents', direction: 'desc' },
    named: { valueCents: 'desc' },
    ties: [sql`key nulls last`],
  });
  return joined(terms);
};

/**
 * Returns sums with the fields that the viewer may see: without costs and amounts for viewers without their permissions, and without the
 * comparison unless it was requested.
 */
function shown<Row extends Sums>({ staff }: Viewer, compares: boolean, row: Row) {
  const { costCents, beforeOrders, beforeValueCents, ...rest } = row;
  const priced = seesPrices(staff);
  const answer = {
    ...rest,
    ...(priced && seesCost(staff) ? { costCents } : {}),
    ...(compares ? { beforeOrders, beforeValueCents } : {}),
  };
  return priced ? answer : withoutPrices(answer);
}

/** Returns rows of the summary, at most `limit` of them, and their totals. */
export async function summaryOf(
  viewer: Viewer,
  filter: SummaryFilter,
  limits: { limit: number; offset: number },
) {
  refuseHiddenSort(filter.sort, seesPrices(viewer.staff), viewer.language);
  const asked = askedOf(viewer, filter);
  const rows = await readSummary(viewer.db, asked, orderOf(filter), limits);
  const [all] = await readTotals(viewer.db, asked);
  if (all === undefined) throw new Error('the totals are missing');
  const { rows: total, ...totals } = all;
  const compares = asked.before !== undefined;
  return {
    list: rows.map((row) => shown(viewer, compares, row)),
    total,
    totals: shown(viewer, compares, totals),
  };
}

/** Returns one page of the summary, with totals over all rows. */
export async function summaryPage(viewer: Viewer, filter: SummaryFilter & Page) {
  const { pageNum, pageSize } = filter;
  return { ...(await summaryOf(viewer, filter, rowsOf(filter))), pageNum, pageSize };
}
