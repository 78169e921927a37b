import type { components } from '@selvedge/api-spec/types';
import {
  type InvitationStatus,
  invitationState,
  type StoredInvitation,
} from '@selvedge/domain/stateMachines/invitations';
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BuyerSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { buyers, teamInvitations, teams } from '../../../db/schema/accounts';
import type { Outgoing } from '../../../http/outgoing';

/** An invitation as it is stored. */
export type InvitationRow = typeof teamInvitations.$inferSelect;
type Invitation = Outgoing<components['schemas']['Invitation']>;
type Direction = components['schemas']['Invitation']['direction'];

const SORTS = {
  createdAt: teamInvitations.createdAt,
  expiresAt: teamInvitations.expiresAt,
  handledAt: teamInvitations.handledAt,
};

/** Query parameters of the page of invitations. */
interface InvitationFilter extends Page, Sorting<keyof typeof SORTS> {
  direction: Direction;
  status?: InvitationStatus;
  keywords?: string;
}

/** Returns an invitation as its state machine takes it. */
export function storedInvitation({ createdAt, ended, endedBy }: InvitationRow): StoredInvitation {
  return {
    createdAt: createdAt.toISOString(),
    ended: ended === null || endedBy === null ? null : { status: ended, by: endedBy },
  };
}

/** Condition on invitations: neither answered nor expired at a moment. */
export function openInvitations(now: Date): SQL | undefined {
  return and(isNull(teamInvitations.ended), gt(teamInvitations.expiresAt, now));
}

function withStatus(status: InvitationStatus | undefined, now: Date): SQL | undefined {
  if (status === 'NOT_PROCESSED') return openInvitations(now);
  if (status === 'AGREED') return eq(teamInvitations.ended, 'AGREED');
  if (status === undefined) return undefined;
  const ranOut = and(isNull(teamInvitations.ended), lte(teamInvitations.expiresAt, now));
  return or(eq(teamInvitations.ended, 'DENIED'), ranOut);
}

/**
 * Condition on invitations: those sent to the phone number of a buyer, who proved it by a code. Those that a previous owner of the number
 * answered are not included.
 */
export function receivedBy(buyer: Pick<BuyerSession, 'id' | 'areaCode' | 'phone'>): SQL | undefined {
  return and(
    eq(teamInvitations.areaCode, buyer.areaCode),
    eq(teamInvitations.phone, buyer.phone),
    or(isNull(teamInvitations.inviteeId), eq(teamInvitations.inviteeId, buyer.id)),
  );
}

const inviters = alias(buyers, 'inviters');
const invitees = alias(buyers, 'invitees');

function invitationsWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      row: teamInvitations,
      teamName: teams.name,
      invitedBy: inviters.nickname,
      invitee: invitees.nickname,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .innerJoin(inviters, eq(inviters.id, teamInvitations.invitedById))
    .leftJoin(invitees, eq(invitees.id, teamInvitations.inviteeId))
    .where(where);
}

type Found = Awaited<ReturnType<typeof invitationsWhere>>[number];

function invitationAnswer(
  { row, teamName, invitedBy, invitee }: Found,
  direction: Direction,
  now: Date,
): Invitation {
  const state = invitationState(storedInvitation(row), now.getTime());
  return {
    id: row.id,
    teamId: row.teamId,
    teamName,
    inviteePhone: row.phone,
    inviteeAreaCode: row.areaCode,
    ...(state.status === 'AGREED' && invitee !== null ? { inviteeNickname: invitee } : {}),
    ...state,
    direction,
    invitedBy,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    ...(row.handledAt === null ? {} : { handledAt: row.handledAt }),
    ...(row.reason === null ? {} : { reason: row.reason }),
  };
}

/** Returns one invitation as one side sees it. */
export async function invitationOf(
  db: Queryable,
  id: string,
  direction: Direction,
  now: Date,
): Promise<Invitation> {
  const [found] = await invitationsWhere(db, eq(teamInvitations.id, id));
  if (found === undefined) throw new Error('an invitation that is held is there');
  return invitationAnswer(found, direction, now);
}

/** Returns the newest invitations of a team, at most `limit`. */
export async function invitationsSent(
  db: Queryable,
  teamId: string,
  limit: number,
  now: Date,
): Promise<Invitation[]> {
  const rows = await invitationsWhere(db, eq(teamInvitations.teamId, teamId))
    .orderBy(desc(teamInvitations.createdAt), asc(teamInvitations.id))
    .limit(limit);
  return rows.map((row) => invitationAnswer(row, 'SENT', now));
}

/**
 * Returns one page of the invitations that the caller's team sent, or that the caller received, the newest first. Sent ones show phone
 * numbers of people outside the team, so callers without `sp:team:invite` are refused with 40301.
 */
export async function invitationPage(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'need'>,
  filter: InvitationFilter,
) {
  const { pageNum, pageSize, direction, status, keywords } = filter;
  const { buyer, now, db } = ctx;
  if (direction === 'SENT') ctx.need('sp:team:invite');
  const isNobody = direction === 'SENT' ? buyer.teamId === null : buyer.phone === '';
  if (isNobody) return { list: [], total: 0, pageNum, pageSize };
  const where = and(
    direction === 'SENT' ? eq(teamInvitations.teamId, buyer.teamId ?? '') : receivedBy(buyer),
    withStatus(status, now),
    anyFolded(keywords, teamInvitations.phone, teams.name),
  );
  const { limit, offset } = rowsOf(filter);
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    named: 'desc',
    ties: [asc(teamInvitations.id)],
  });
  const rows = await invitationsWhere(db, where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: teamInvitations.id })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .where(where);
  const list = rows.map((row) => invitationAnswer(row, direction, now));
  return { list, total: await db.$count(counted), pageNum, pageSize };
}
