import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { statement } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { isShownPrices } from '../../auth/access/sight';

/** A team as it is stored. */
export type TeamRow = typeof teams.$inferSelect;
/** Somebody's place in a team as it is stored. */
export type MemberRow = typeof teamMembers.$inferSelect;
type Team = Outgoing<components['schemas']['Team']>;

const readFigures = statement({
  name: 'teams.figures',
  row: {
    productCount: column.integer,
    spuCount: column.integer,
    brandCount: column.integer,
    totalValueCents: column.bigint,
  },
  sql: (teamId: string) => sql`
    with ordered as (select id, confirmed_value_cents from orders where team_id = ${teamId} and status <> 'CANCELLED')
    select count(distinct p.id)::int as "productCount", count(distinct p.intl_code)::int as "spuCount",
      count(distinct p.brand_id)::int as "brandCount",
      coalesce((select sum(confirmed_value_cents) from ordered), 0)::bigint as "totalValueCents"
    from ordered join order_lines l on l.order_id = ordered.id and l.confirmed_qty > 0 join products p on p.id = l.product_id`,
  example: (make) => make('t1'),
});

/** How a person is reached: the phone number with its area code, else the e-mail address. */
const contactOf = ({ areaCode, phone, email }: { areaCode: string; phone: string; email: string }) =>
  phone === '' ? email.slice(0, 60) : `${areaCode} ${phone}`;

/** A team with its leader and the figures of its confirmed orders; amounts are left out for who sees no prices. */
export async function teamAnswer(ctx: Pick<Context, 'can'>, db: Queryable, teamId: string): Promise<Team> {
  const [row] = await db
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
    .where(eq(teams.id, teamId));
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  const { team, leader } = row;
  const [figures] = await readFigures(db, teamId);
  const priced = isShownPrices(ctx);
  return {
    id: team.id,
    name: team.name,
    size: await db.$count(teamMembers, eq(teamMembers.teamId, teamId)),
    createdAt: team.createdAt,
    productCount: figures?.productCount ?? 0,
    spuCount: figures?.spuCount ?? 0,
    brandCount: figures?.brandCount ?? 0,
    totalValueCents: priced ? (figures?.totalValueCents ?? 0) : 0,
    manager: { id: leader.id, nickname: leader.nickname, contact: contactOf(leader) },
    creditBalanceCents: priced ? team.creditBalanceCents : 0,
    orderVisibility: team.orderVisibility,
    version: team.version,
  };
}

/** The team of the caller; null without one (X-B63). */
export async function ownTeam(ctx: Pick<Context, 'db' | 'buyer' | 'can'>): Promise<Team | null> {
  const { teamId } = ctx.buyer;
  return teamId === null ? null : teamAnswer(ctx, ctx.db, teamId);
}
