import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { codes } from '@selvedge/api-spec/codes';
import { addDays, addMonths, dateInZone } from '@selvedge/domain/time/zones';
import { type Context, defineRoutes } from '../../contract/handlers';
import { refuse } from '../../http/errors';
import { seenBy } from './read/seen';
import { trendOf } from './read/buyerFigures';
import { type Days, daysUntil, nextSpan, spanStarts } from './read/spans';
import { funnelOf } from './read/funnel';
import { overviewOf } from './read/overview';
import { parcelsByPlace } from './read/parcels';
import { pieOf } from './read/pie';
import { ratedDays, supplierScores } from './read/supplierScores';

const YEAR = 12;
const MONTH_DAYS = 30;
/** Maximum number of spans that the contract allows in a trend. */
const MOST_SPANS = 400;
/**
 * Maximum number of days of a comparison with the year before, which is read day by day: the days of as many months as there may be spans.
 */
const MOST_DAYS = MOST_SPANS * 31;

type Now = Pick<Context, 'now'>;

const today = (ctx: Now): string => dateInZone(ctx.now.getTime(), BUSINESS_TIME_ZONE);

const lastYear = (to: string): Days => ({ from: addDays(addMonths(to, -YEAR), 1), to });
const lastMonth = (to: string): Days => daysUntil(to, MONTH_DAYS);

function checkOrder({ from, to }: Days): Days {
  if (from > to) throw refuse(codes.INVALID_INPUT, { fields: { to: `${from} – ${to}` } });
  return { from, to };
}

/** Returns the requested days; an end that is missing is that of the usual period, which ends today. */
function askedDays(ctx: Now & { query: Partial<Days> }, usual: (today: string) => Days): Days {
  const { from, to } = ctx.query;
  return checkOrder({ ...usual(today(ctx)), ...(from && { from }), ...(to && { to }) });
}

/** Routes of the figures of the back-office dashboard, for all signed-in staff within their data scope. */
export const staffFigureRoutes = defineRoutes({
  getDashboardOverview: (ctx) => overviewOf(ctx.db, seenBy(ctx.staff), askedDays(ctx, lastYear), today(ctx)),

  getDashboardTrend: async (ctx) => {
    const { from, to, by } = ctx.query;
    const starts = spanStarts(from, to, by, MOST_SPANS);
    const { scope, priced } = seenBy(ctx.staff);
    const points = await trendOf(ctx.db, scope, from, to, by);
    const first = addMonths(starts[0] ?? from, -YEAR);
    const earlier = await trendOf(ctx.db, scope, first, addMonths(to, -YEAR), 'day', MOST_DAYS);
    const current = today(ctx);
    return points.map((point) => {
      const next = nextSpan(point.at, by);
      const start = addMonths(point.at, -YEAR);
      const end = addMonths(next, -YEAR);
      const before = earlier.filter(({ at }) => at >= start && at < end);
      const ordered = before.some(({ orders }) => orders > 0);
      return {
        ...point,
        valueCents: priced ? point.valueCents : 0,
        lastYearValueCents:
          ordered && priced ? before.reduce((sum, { valueCents }) => sum + valueCents, 0) : null,
        partial: point.at <= current && next > current,
      };
    });
  },

  getDashboardFunnel: (ctx) => funnelOf(ctx.db, seenBy(ctx.staff), checkOrder(ctx.query)),

  getDashboardPie: (ctx) =>
    pieOf(ctx.db, seenBy(ctx.staff), ctx.query.by, askedDays(ctx, lastYear), ctx.language),

  getDashboardRadar: (ctx) =>
    supplierScores(
      ctx.db,
      seenBy(ctx.staff).scope,
      ctx.query.supplierIds ?? [],
      askedDays(ctx, ratedDays),
      ctx.language,
    ),

  getDashboardAddress: (ctx) =>
    parcelsByPlace(ctx.db, seenBy(ctx.staff), ctx.query.by, askedDays(ctx, lastMonth), ctx.language),
});
