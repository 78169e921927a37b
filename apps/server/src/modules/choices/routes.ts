import { and, asc, desc, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { buyers, teams } from '../../db/schema/accounts';
import { lists } from '../../db/schema/lists';
import { likePattern } from '../../http/search';
import { withinScope } from '../auth/access/dataScope';

/** Choices sent at most, as the contract bounds them. */
const MOST = 2000;

/** Customers by the name under which they are known: their own, else that of their company or their sign-in. */
const customerName = sql<string>`coalesce(nullif(${buyers.nickname}, ''), nullif(${buyers.companyName}, ''), ${buyers.username})`;

const anyLike = (pattern: string | null, ...columns: Parameters<typeof ilike>[0][]): SQL | undefined =>
  pattern === null ? undefined : or(...columns.map((column) => ilike(column, pattern)));

/** A customer whom this person sees, named by a column with the id; undefined when everybody is seen (D-52). */
function seesCustomer(ctx: Context, id: SQL): SQL | undefined {
  const inScope = withinScope(ctx.staff, sql`b.salesperson_id`);
  return inScope === undefined
    ? undefined
    : sql`exists (select 1 from buyers b where b.id = ${id} and ${inScope})`;
}

/** What staff choose from in selects and filters: customers, teams and lists, each within the range of the roles held (D-52). */
export const choiceRoutes = defineRoutes({
  getCustomersOptions: (ctx) =>
    ctx.db
      .select({ value: buyers.id, label: customerName })
      .from(buyers)
      .where(
        and(
          withinScope(ctx.staff, buyers.salespersonId),
          anyLike(likePattern(ctx.query.keywords), buyers.nickname, buyers.companyName, buyers.username),
        ),
      )
      .orderBy(customerName, asc(buyers.id))
      .limit(MOST),

  getTeamsOptions: (ctx) => {
    const seen = seesCustomer(ctx, sql`m.buyer_id`);
    return ctx.db
      .select({ value: teams.id, label: teams.name })
      .from(teams)
      .where(
        and(
          seen && sql`exists (select 1 from team_members m where m.team_id = ${teams.id} and ${seen})`,
          anyLike(likePattern(ctx.query.keywords), teams.name),
        ),
      )
      .orderBy(asc(teams.name), asc(teams.id))
      .limit(MOST);
  },

  getListsOptions: (ctx) => {
    const seen = seesCustomer(ctx, sql`${lists.ownerId}`);
    const label = ctx.language === 'en' ? sql<string>`coalesce(${lists.nameEn}, ${lists.name})` : lists.name;
    return ctx.db
      .select({ value: lists.id, label: sql<string>`${label}` })
      .from(lists)
      .where(
        and(
          isNull(lists.deletedAt),
          seen && sql`(${lists.ownerType} <> 'BUYER' or ${seen})`,
          anyLike(likePattern(ctx.query.keywords), lists.name, lists.nameEn),
        ),
      )
      .orderBy(desc(lists.startAt), desc(lists.id))
      .limit(MOST);
  },
});
