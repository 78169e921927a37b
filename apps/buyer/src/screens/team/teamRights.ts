import { GRANTABLE_PERMS, hasPerm, MEMBER_PERMS, TEAM_PERMS } from '@selvedge/domain/people/permissions';
import type { BuyerPerm, Perm } from '@selvedge/domain/people/permissions';
import { mayGrant } from '@selvedge/domain/people/teamGrants';
import type { Giver } from '@selvedge/domain/people/teamGrants';
import type { Member, SessionUser, Team, UserInfo } from '../../api/schemas';

/** What the signed-in person may do with the team; the server decides, this only hides. */
export interface TeamRights {
  leads: boolean;
  manages: boolean;
  invites: boolean;
  /** What each member may spend is told to who sees prices or manages the team. */
  seesLimits: boolean;
}

type Person = Readonly<{ id: string; perms: readonly string[] }>;

/** Rights of a person in a team. */
export function rightsIn(team: Pick<Team, 'manager'>, user: Person | null): TeamRights {
  const may = (perm: Perm): boolean => user !== null && hasPerm(user, [perm]);
  return {
    leads: user?.id === team.manager.id,
    manages: may('sp:team:manage'),
    invites: may('sp:team:invite'),
    seesLimits: may('sp:price:view') || may('sp:team:manage'),
  };
}

/** Whether a person may change a member: never the leader, never oneself, and who rules the team only as its leader. */
export function mayEdit(
  member: Pick<Member, 'id' | 'role' | 'perms'>,
  user: Pick<SessionUser, 'id'> | null,
  { leads, manages }: TeamRights,
): boolean {
  if (member.role === 'LEADER' || member.id === user?.id) return false;
  return leads || (manages && !hasPerm(member, TEAM_PERMS));
}

/** Rights a person may grant as far as the place goes, in the order of the list. */
function grantable({ leads }: TeamRights): readonly BuyerPerm[] {
  return leads ? GRANTABLE_PERMS : GRANTABLE_PERMS.filter((perm) => !TEAM_PERMS.includes(perm));
}

/** What the signed-in person has to give; nothing before it is known who that is. */
export function giverOf(user: UserInfo | undefined, { leads }: TeamRights): Giver {
  return {
    leads,
    perms: user?.perms ?? [],
    spendLimitCents: user === undefined ? 0 : (user.currentTeam?.spendLimitCents ?? null),
  };
}

/** A right as the dialog offers it. */
interface OfferedRight {
  id: BuyerPerm;
  isDisabled: boolean;
}

/** Rights as they are offered for a member: one that the giver lacks cannot be chosen, unless the member has it. */
export const offeredRights = (
  rights: TeamRights,
  giver: Giver,
  { perms }: Pick<Member, 'perms'>,
): OfferedRight[] => grantable(rights).map((id) => ({ id, isDisabled: !mayGrant(giver, id, perms) }));

/** What is sent for chosen rights: null where they are the usual ones of a member. */
export function chosenPerms(chosen: readonly string[]): BuyerPerm[] | null {
  const perms = GRANTABLE_PERMS.filter((perm) => chosen.includes(perm));
  const isUsual = perms.length === MEMBER_PERMS.length && perms.every((perm) => MEMBER_PERMS.includes(perm));
  return isUsual ? null : perms;
}

/** Cents of an amount typed in euro; null for an empty field, which is no limit. */
export const centsOf = (euro: number | null): number | null =>
  euro === null || Number.isNaN(euro) ? null : Math.round(euro * 100);

/** Key of the words for a right: `sp:order:submit` is `perms.order.submit`. */
export const rightKey = (perm: string): string => `perms.${perm.slice('sp:'.length).replace(':', '.')}`;
