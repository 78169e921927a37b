import { GRANTABLE_PERMS, hasPerm, MEMBER_PERMS, TEAM_PERMS } from '@selvedge/domain/people/permissions';
import type { BuyerPerm, Perm } from '@selvedge/domain/people/permissions';
import { mayGrant } from '@selvedge/domain/people/teamGrants';
import type { Giver } from '@selvedge/domain/people/teamGrants';
import { eurosToCents } from '@selvedge/domain/money/money';
import type { Member, SessionUser, Team, UserInfo } from '../../api/schemas';

/** Rights of the user over the team; the server enforces them, the page only hides buttons. */
export interface TeamRights {
  leads: boolean;
  manages: boolean;
  invites: boolean;
  /** Whether the members' spend limits are shown: to users who see prices or manage the team. */
  seesLimits: boolean;
}

type Person = Readonly<{ id: string; perms: readonly string[] }>;

/** Returns the rights of a user in a team. */
export function rightsIn(team: Pick<Team, 'manager'>, user: Person | null): TeamRights {
  const may = (perm: Perm): boolean => user !== null && hasPerm(user, [perm]);
  return {
    leads: user?.id === team.manager.id,
    manages: may('sp:team:manage'),
    invites: may('sp:team:invite'),
    seesLimits: may('sp:price:view') || may('sp:team:manage'),
  };
}

/** Returns whether a user may edit a member: never the leader, never oneself, and a member with team rights only as the leader. */
export function mayEdit(
  member: Pick<Member, 'id' | 'role' | 'perms'>,
  user: Pick<SessionUser, 'id'> | null,
  { leads, manages }: TeamRights,
): boolean {
  if (member.role === 'LEADER' || member.id === user?.id) return false;
  return leads || (manages && !hasPerm(member, TEAM_PERMS));
}

/** Returns the rights that the user's role may grant, in the order of the list. */
function grantable({ leads }: TeamRights): readonly BuyerPerm[] {
  return leads ? GRANTABLE_PERMS : GRANTABLE_PERMS.filter((perm) => !TEAM_PERMS.includes(perm));
}

/** Returns what the user can grant; nothing until the user is loaded. */
export function giverOf(user: UserInfo | undefined, { leads }: TeamRights): Giver {
  return {
    leads,
    perms: user?.perms ?? [],
    spendLimitCents: user === undefined ? 0 : (user.currentTeam?.spendLimitCents ?? null),
  };
}

/** Right as the dialog offers it. */
interface OfferedRight {
  id: BuyerPerm;
  isDisabled: boolean;
}

/** Returns the rights offered for a member: one that the giver lacks cannot be chosen, unless the member has it. */
export const offeredRights = (
  rights: TeamRights,
  giver: Giver,
  { perms }: Pick<Member, 'perms'>,
): OfferedRight[] => grantable(rights).map((id) => ({ id, isDisabled: !mayGrant(giver, id, perms) }));

/** Returns the chosen rights as the call takes them: null when they are the default rights of a member. */
export function chosenPerms(chosen: readonly string[]): BuyerPerm[] | null {
  const perms = GRANTABLE_PERMS.filter((perm) => chosen.includes(perm));
  const isUsual = perms.length === MEMBER_PERMS.length && perms.every((perm) => MEMBER_PERMS.includes(perm));
  return isUsual ? null : perms;
}

/** Returns an amount in euro as cents; null for an empty field, which means no limit. */
export const centsOf = (euro: number | null): number | null =>
  euro === null || Number.isNaN(euro) ? null : eurosToCents(euro);

/** Returns the message key of a right: `sp:order:submit` becomes `perms.order.submit`. */
export const rightKey = (perm: string): string => `perms.${perm.slice('sp:'.length).replace(':', '.')}`;
