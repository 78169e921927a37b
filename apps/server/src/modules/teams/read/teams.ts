import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers, type teamMembers, teams } from '../../../db/schema/accounts';
import { statement } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { callerSeesPrices, seesContact } from '../../auth/access/sight';

/** A team as it is stored. */
export type TeamRow = typeof teams.$inferSelect;
/** Somebody's place in a team as it is stored. */
export type MemberRow = typeof teamMembers.$inferSelect;
type Team = Outgoing<components['schemas']['Team']>;

const readFigures = statement({
  name: 'teams.figures',
  row: {
    id: typeOf(teams.id),
    productCount: column.integer,
    spuCount: column.integer,
    brandCount: column.integer,
    totalValueCents: column.bigint,
    size: column.integer,
  },
  sql: (teamIds: readonly string[]) => sql`
    select t.id,
      coalesce(goods.products, 0)::int as "productCount", coalesce(goods.spus, 0)::int as "spuCount",
      coalesce(goods.brands, 0)::int as "brandCount",
      (select coalesce(sum(o.confirmed_value_cents), 0) from orders o where o.team_id = t.id and o.status <> 'CANCELLED')::bigint
        as "totalValueCents",
      (select count(*) from team_members m where m.team_id = t.id)::int as size
    from teams t
    left join lateral (
      select count(distinct p.id) as products, count(distinct p.intl_code) as spus, count(distinct p.brand_id) as brands
      from orders o join order_lines l on l.order_id = o.id and l.confirmed_qty > 0 join products p on p.id = l.product_id
      where o.team_id = t.id and o.status <> 'CANCELLED') goods on true
    where t.id in (${sql.join(
      teamIds.map((id) => sql`${id}`),
      sql`, `,
    )})`,
  example: (make) => make(['t1']),
});

/** How a person is reached: the phone number with its area code, else the e-mail address. */
const contactOf = ({ areaCode, phone, email }: { areaCode: string; phone: string; email: string }) =>
  phone === '' ? email.slice(0, 60) : `${areaCode} ${phone}`;

/** Who looks at a team, a buyer of it or staff. */
type Viewer = Pick<Context, 'maybeBuyer' | 'maybeStaff'>;

/**
 * Teams with their leaders and the figures of their confirmed orders (R-3.40), in the order of the ids; amounts and how people are
 * reached are left out for who is not shown them.
 */
export async function teamAnswers(viewer: Viewer, db: Queryable, ids: readonly string[]): Promise<Team[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      team: teams,
      leader: {
        id: buyers.id,
        nickname: buyers.nickname,
        areaCode: buyers.areaCode,
        phone: buyers.phone,
        email: buyers.email,
      },
    })
    .from(teams)
    .innerJoin(buyers, eq(buyers.id, teams.managerId))
    .where(inArray(teams.id, [...ids]));
  const figures = new Map((await readFigures(db, ids)).map((one) => [one.id, one]));
  const priced = callerSeesPrices(viewer);
  const contact = viewer.maybeStaff === null || seesContact(viewer.maybeStaff);
  const found = rows.map(({ team, leader }): Team => {
    const own = figures.get(team.id);
    return {
      id: team.id,
      name: team.name,
      size: own?.size ?? 0,
      createdAt: team.createdAt,
      productCount: own?.productCount ?? 0,
      spuCount: own?.spuCount ?? 0,
      brandCount: own?.brandCount ?? 0,
      totalValueCents: priced ? (own?.totalValueCents ?? 0) : 0,
      manager: { id: leader.id, nickname: leader.nickname, contact: contact ? contactOf(leader) : '' },
      creditBalanceCents: priced ? team.creditBalanceCents : 0,
      orderVisibility: team.orderVisibility,
      version: team.version,
      ...(team.deletedAt !== null && { dissolvedAt: team.deletedAt }),
    };
  });
  return ids.flatMap((id) => found.find((team) => team.id === id) ?? []);
}

/** One team; 40401 where it is not there. */
export async function teamAnswer(viewer: Viewer, db: Queryable, teamId: string): Promise<Team> {
  const [team] = await teamAnswers(viewer, db, [teamId]);
  if (team === undefined) throw refuse(codes.NOT_FOUND);
  return team;
}

/** The team of the caller; null without one (X-B63). */
export async function ownTeam(
  ctx: Pick<Context, 'db' | 'buyer' | 'maybeBuyer' | 'maybeStaff'>,
): Promise<Team | null> {
  const { teamId } = ctx.buyer;
  return teamId === null ? null : teamAnswer(ctx, ctx.db, teamId);
}
