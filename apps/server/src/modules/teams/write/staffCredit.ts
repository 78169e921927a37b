import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { changeCredit } from '../../credit/write';
import { announceTeam } from '../notices/tell';
import { checkTeamSeen } from '../read/staffTeams';

/** Gives or takes credit of a team by hand, with the reason its leader reads (X-A106); 40917 to take more than is there. */
export function correctCredit(
  ctx: Context,
  teamId: string,
  { amountCents, note }: components['schemas']['StaffTeamCreditInput'],
) {
  return ctx.inTransaction(async (tx) => {
    await checkTeamSeen(ctx, tx, teamId);
    const { actor } = ctx;
    const entry = await changeCredit(tx, {
      teamId,
      type: 'ADJUSTMENT',
      amountCents,
      orderId: null,
      actor,
      note: note.trim(),
      at: ctx.now,
    });
    const { balanceCents } = entry;
    const after = { amountCents, balanceCents };
    await record(tx, { entity: 'team', entityId: teamId, action: 'correctCredit', actor, after, note });
    await announceTeam(tx, teamId);
    return entry;
  });
}
