/** What somebody in a team may give to others: a leader everything, who only manages no more than is held. */

/** Somebody who changes what a member may do and spend. */
export interface Giver {
  leads: boolean;
  perms: readonly string[];
  /** Most one inquiry of this person may be worth, EUR cents; null without a limit. */
  spendLimitCents: number | null;
}

/** True for a right that the giver may leave or make a member's: one that is the member's already is not given. */
export function mayGrant({ leads, perms }: Giver, perm: string, held: readonly string[]): boolean {
  return leads || held.includes(perm) || perms.includes(perm);
}

/** True for a limit, EUR cents or null for none, that is not lifted from what it is to above the giver's own. */
export function mayLimit(giver: Giver, before: number | null, after: number | null): boolean {
  const most = giver.leads ? null : giver.spendLimitCents;
  return most === null || isWithin(after, most) || isWithin(after, before);
}

const isWithin = (limit: number | null, most: number | null): boolean =>
  most === null || (limit !== null && limit <= most);
