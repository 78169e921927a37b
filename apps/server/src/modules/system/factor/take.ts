import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { refuse } from '../../../http/errors';
import { clearFailures } from '../../auth/limits/lockout';
import { forgetChallenges } from '../../auth/factor/challenges';
import { factorKey, factorRefused, removeFactor } from '../../auth/factor/factors';
import { endSessions } from '../../auth/sessions/sessions';
import { findToChange } from '../users/checks';

/**
 * Removes the second factor of a person who has lost it; the sessions of that person end. Refuses with 40302 the caller's own factor, which
 * needs a code, and people with more rights than the caller; with 40904 when there is none.
 */
export async function removeFactorOfOther(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await findToChange(tx, ctx, id);
    if (id === ctx.staff.id) throw refuse(codes.NOT_YOURS);
    if (!(await removeFactor(tx, id))) throw factorRefused('NONE');
    await forgetChallenges(tx, id);
    await clearFailures(tx, factorKey(id));
    await endSessions(tx, 'staff', id, 'CLOSED');
    await record(tx, { entity: 'staff', entityId: id, action: 'takeFactor', actor: ctx.actor });
  });
}
