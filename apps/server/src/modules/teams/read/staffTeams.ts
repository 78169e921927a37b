import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { teams } from '../../../db/schema/accounts';
import { orders } from '../../../db/schema/orders';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { withinScope } from '../../auth/access/dataScope';
import { refuseHiddenSort, seesContact, seesPrices } from '../../auth/access/fieldVisibility';
import { invitationsSent } from './invitations';
import { membersOf } from './members';
import { teamAnswers } from './teams';

type Detail = Outgoing<components['schemas']['StaffTeamDetail']>;
/** Staff user who views teams. */
type Viewer = Pick<Context, 'db' | 'staff' | 'language' | 'maybeBuyer' | 'maybeStaff' | 'now'>;

/** Filter and sorting of the table of teams. */
interface TeamFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  /** Whether to list dissolved teams instead of existing ones. */
  dissolved?: boolean;
}

const teamSize = expression({
  name: 'teams.size',
  type: column.integer,
  sql: () => sql`(select count(*)::int from team_members m where m.team_id = ${teams.id})`,
  from: teams,
  example: (make) => make(),
});

const totalValue = expression({
  name: 'teams.totalValue',
  type: column.bigint,
  sql: () => sql`coalesce((select f.value_cents from team_figures f where f.team_id = ${teams.id}), 0)`,
  from: teams,
  example: (make) => make(),
});

const SORTS = {
  name: teams.name,
  size: teamSize(),
  createdAt: teams.createdAt,
  totalValueCents: totalValue(),
  creditBalanceCents: teams.creditBalanceCents,
};

const withMember = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from team_members m join buyers b on b.id = m.buyer_id where m.team_id = ${teams.id} and ${condition})`;

/** Condition on `teams`: existing ones with a customer within the data scope of the staff user's roles. */
export function teamsInScope(staff: Context['staff']): SQL | undefined {
  const within = withinScope(staff, sql`b.salesperson_id`);
  return and(isNull(teams.deletedAt), within === undefined ? undefined : withMember(within));
}

/** Condition on `teams`: dissolved ones that have an order of a customer within the data scope, since they have no members any more. */
function dissolvedInScope(staff: Context['staff']): SQL | undefined {
  const within = withinScope(staff, sql`b.salesperson_id`);
  const ordered = sql`exists (select 1 from orders o join buyers b on b.id = o.buyer_id where o.team_id = ${teams.id} and ${within})`;
  return and(isNotNull(teams.deletedAt), within === undefined ? undefined : ordered);
}

/** Returns the condition of keywords: they search the names of the team and its members, and phone numbers for viewers who may see them. */
function matching(keywords: string | undefined, staff: Context['staff']): SQL | undefined {
  const people = anyFolded(keywords, sql`b.nickname`, seesContact(staff) ? sql`b.phone` : undefined);
  return people && or(anyFolded(keywords, teams.name), withMember(people));
}

/** Returns one page of the teams, newest first unless sorted otherwise. */
export async function teamPage(viewer: Viewer, filter: TeamFilter) {
  const { pageNum, pageSize, keywords } = filter;
  const { db, staff, language } = viewer;
  refuseHiddenSort(filter.sort, seesPrices(staff), language);
  const seen = filter.dissolved === true ? dissolvedInScope(staff) : teamsInScope(staff);
  const where = and(seen, matching(keywords, staff));
  const usual = { field: 'createdAt', direction: 'desc' } as const;
  const { limit, offset } = rowsOf(filter);
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(where)
    .orderBy(...orderTerms(filter, { columns: SORTS, usual, ties: [asc(teams.id)] }))
    .limit(limit)
    .offset(offset);
  const list = await teamAnswers(
    viewer,
    db,
    found.map(({ id }) => id),
  );
  return { list, total: await db.$count(teams, where), pageNum, pageSize };
}

/** Returns the number of orders of a team that are in progress or shipped. */
function openOrders(db: Queryable, teamId: string): Promise<number> {
  return db.$count(
    orders,
    and(eq(orders.teamId, teamId), inArray(orders.status, ['IN_PROGRESS', 'SHIPPED'])),
  );
}

/** Refuses with 40401 a team without a customer within the caller's data scope. */
export async function checkTeamSeen(
  { staff }: Pick<Viewer, 'staff'>,
  db: Queryable,
  id: string,
): Promise<void> {
  const [found] = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, id), teamsInScope(staff)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
}

/** Refuses with 40401 a statement outside the caller's data scope; that of a dissolved team stays readable. */
export async function checkStatementSeen(
  { staff }: Pick<Viewer, 'staff'>,
  db: Queryable,
  id: string,
): Promise<void> {
  const seen = and(eq(teams.id, id), or(teamsInScope(staff), dissolvedInScope(staff)));
  if ((await db.$count(teams, seen)) === 0) throw refuse(codes.NOT_FOUND);
}

const LATEST_INVITATIONS = 200;

/** Returns one team with its members and invitations; contact data only for viewers who may see them. */
export async function teamDetail(viewer: Viewer, id: string, db: Queryable = viewer.db): Promise<Detail> {
  await checkTeamSeen(viewer, db, id);
  const [team] = await teamAnswers(viewer, db, [id]);
  const [stored] = await db
    .select({ accepts: teams.acceptsUnchangedAcknowledgement })
    .from(teams)
    .where(eq(teams.id, id));
  if (team === undefined || stored === undefined) throw refuse(codes.NOT_FOUND);
  const contact = seesContact(viewer.staff);
  const people = await membersOf(db, id);
  const invitations = await invitationsSent(db, id, LATEST_INVITATIONS, viewer.now);
  return {
    team,
    acceptsUnchangedAcknowledgement: stored.accepts,
    openOrderCount: await openOrders(db, id),
    members: contact ? people : people.map((one) => ({ ...one, phone: '' })),
    invitations: contact ? invitations : [],
  };
}
