/**
 * Rights that a team member may grant to others: a leader may grant everything, a member who manages the team no more than the own rights.
 */

/** Team member who changes the rights and the limit of another one. */
export interface Giver {
  leads: boolean;
  perms: readonly string[];
  /** Maximum value of one inquiry of this person, EUR cents; null without a limit. */
  spendLimitCents: number | null;
}

/** Returns true for a right that the giver may leave with or grant to a member: a right that the member already has is not granted. */
export function mayGrant({ leads, perms }: Giver, perm: string, held: readonly string[]): boolean {
  return leads || held.includes(perm) || perms.includes(perm);
}

/** Returns true for a limit, EUR cents or null for none, that is not raised from its present value to above the giver's own. */
export function mayLimit(giver: Giver, before: number | null, after: number | null): boolean {
  const most = giver.leads ? null : giver.spendLimitCents;
  return most === null || isWithin(after, most) || isWithin(after, before);
}

const isWithin = (limit: number | null, most: number | null): boolean =>
  most === null || (limit !== null && limit <= most);
