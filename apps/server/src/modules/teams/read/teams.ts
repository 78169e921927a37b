import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers, type teamMembers, teams } from '../../../db/schema/accounts';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { callerSeesPrices, seesContact } from '../../auth/access/fieldVisibility';

/** A team as it is stored. */
export type TeamRow = typeof teams.$inferSelect;
/** Membership of a buyer in a team as it is stored. */
export type MemberRow = typeof teamMembers.$inferSelect;
type Team = Outgoing<components['schemas']['Team']>;

/** SQL of the next product that a team bought, in the order of the ids; lines of cancelled orders are skipped. */
const nextBought = (after: SQL): SQL => sql`
  select l.product_id from order_lines l join orders o on o.id = l.order_id and o.status <> 'CANCELLED'
  where l.team_id = t.id and l.confirmed_qty > 0 ${after} order by l.product_id limit 1`;

/** Figures of teams. Reads one order line per product, and none of the others of the same product. */
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
    select t.id, goods.products::int as "productCount", goods.spus::int as "spuCount", goods.brands::int as "brandCount",
      coalesce(f.value_cents, 0) as "totalValueCents",
      (select count(*) from team_members m where m.team_id = t.id)::int as size
    from teams t
    left join team_figures f on f.team_id = t.id
    cross join lateral (
      with recursive bought as (
        (${nextBought(sql``)})
        union all
        select (${nextBought(sql`and l.product_id > bought.product_id`)}) from bought where bought.product_id is not null)
      select count(*) as products, count(distinct p.intl_code) as spus, count(distinct p.brand_id) as brands
      from bought join products p on p.id = bought.product_id) goods
    where t.id = any(${textArray(teamIds)})`,
  example: (make) => make(['t1']),
});

/** Returns the contact of a buyer: the phone number with its area code, else the e-mail address. */
const contactOf = ({ areaCode, phone, email }: { areaCode: string; phone: string; email: string }) =>
  phone === '' ? email.slice(0, 60) : `${areaCode} ${phone}`;

/** Caller who views a team, a buyer or staff. */
type Viewer = Pick<Context, 'maybeBuyer' | 'maybeStaff'>;

/**
 * Returns teams with their leaders and the figures of their confirmed orders, in the order of the ids; amounts and contact data only for
 * viewers who may see them.
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

/** Returns one team; refuses with 40401 an unknown one. */
export async function teamAnswer(viewer: Viewer, db: Queryable, teamId: string): Promise<Team> {
  const [team] = await teamAnswers(viewer, db, [teamId]);
  if (team === undefined) throw refuse(codes.NOT_FOUND);
  return team;
}

/** Returns the team of the caller; null without one. */
export async function ownTeam(
  ctx: Pick<Context, 'db' | 'buyer' | 'maybeBuyer' | 'maybeStaff'>,
): Promise<Team | null> {
  const { teamId } = ctx.buyer;
  return teamId === null ? null : teamAnswer(ctx, ctx.db, teamId);
}
