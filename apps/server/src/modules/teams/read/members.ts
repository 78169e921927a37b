import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { buyerPerms } from '@selvedge/domain/people/permissions';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { isShownPrices } from '../../auth/access/fieldVisibility';

type Member = Outgoing<components['schemas']['Member']>;

const MOST_MEMBERS = 500;

const SORTS = {
  nickname: buyers.nickname,
  joinedAt: teamMembers.joinedAt,
  lastLoginAt: buyers.lastLoginAt,
};

/** Query parameters of the page of members. */
interface MemberFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
}

const COLUMNS = {
  member: teamMembers,
  person: {
    avatar: buyers.avatar,
    nickname: buyers.nickname,
    areaCode: buyers.areaCode,
    phone: buyers.phone,
    sellerFlag: buyers.sellerFlag,
    lastLoginAt: buyers.lastLoginAt,
  },
};

function membersWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(teamMembers)
    .innerJoin(buyers, eq(buyers.id, teamMembers.buyerId))
    .where(where);
}

function memberAnswer({ member, person }: Awaited<ReturnType<typeof membersWhere>>[number]): Member {
  const { avatar, nickname, areaCode, phone, sellerFlag, lastLoginAt } = person;
  const { role, perms, spendLimitCents } = member;
  return {
    id: member.buyerId,
    avatar: avatar === '' ? null : avatar,
    nickname,
    phone: phone === '' ? '' : `${areaCode} ${phone}`,
    role,
    perms: buyerPerms({ role, granted: perms ?? undefined, sellerFlag }),
    defaultPerms: role === 'MEMBER' && perms === null,
    ...(spendLimitCents === null ? {} : { spendLimitCents }),
    joinedAt: member.joinedAt,
    lastLoginAt,
    version: member.version,
  };
}

/** Returns one member of a team; refuses with 40401 a buyer who is not in it. */
export async function memberOf(db: Queryable, teamId: string, buyerId: string): Promise<Member> {
  const [row] = await membersWhere(db, and(eq(teamMembers.teamId, teamId), eq(teamMembers.buyerId, buyerId)));
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return memberAnswer(row);
}

/** Returns all members of a team, the leader first. */
export async function membersOf(db: Queryable, teamId: string): Promise<Member[]> {
  const rows = await membersWhere(db, eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.role), asc(teamMembers.joinedAt), asc(teamMembers.buyerId))
    .limit(MOST_MEMBERS);
  return rows.map(memberAnswer);
}

/**
 * Returns members without the spend limits of others, for viewers who neither see prices nor manage the team: a limit reveals the size of
 * their orders.
 */
function withSeenLimits(ctx: Pick<Context, 'buyer' | 'can'>, members: readonly Member[]): Member[] {
  if (isShownPrices(ctx) || ctx.can('sp:team:manage')) return [...members];
  return members.map(({ spendLimitCents, ...member }) =>
    member.id === ctx.buyer.id && spendLimitCents !== undefined ? { ...member, spendLimitCents } : member,
  );
}

/** Returns one page of the members of the caller's team, the leader first unless sorted otherwise; empty without a team. */
export async function memberPage(ctx: Pick<Context, 'db' | 'buyer' | 'can'>, filter: MemberFilter) {
  const { pageNum, pageSize, keywords } = filter;
  const { teamId } = ctx.buyer;
  if (teamId === null) return { list: [], total: 0, pageNum, pageSize };
  const { limit, offset } = rowsOf(filter);
  const where = and(eq(teamMembers.teamId, teamId), anyFolded(keywords, buyers.nickname, buyers.phone));
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: [asc(teamMembers.role), asc(teamMembers.joinedAt)],
    ties: [asc(teamMembers.buyerId)],
  });
  const rows = await membersWhere(ctx.db, where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const counted = ctx.db
    .select({ id: teamMembers.buyerId })
    .from(teamMembers)
    .innerJoin(buyers, eq(buyers.id, teamMembers.buyerId))
    .where(where);
  const list = withSeenLimits(ctx, rows.map(memberAnswer));
  return { list, total: await ctx.db.$count(counted), pageNum, pageSize };
}
