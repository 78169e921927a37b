import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { refuseCreditAlone } from '../../credit/rules/secondPerson';
import { changeCredit, lockCredit, balanceAfter } from '../../credit/write';
import { announceTeam } from '../notices/tell';
import { checkTeamSeen } from '../read/staffTeams';

type Correction = components['schemas']['StaffTeamCreditInput'];

/** Credits or debits a team, with the reason that its leader reads; refuses with 40917 to debit more than the balance. */
export async function giveCredit(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  tx: Tx,
  teamId: string,
  { amountCents, note }: Correction,
) {
  const entry = await changeCredit(tx, {
    teamId,
    type: 'ADJUSTMENT',
    amountCents,
    orderId: null,
    actor,
    note: note.trim(),
    at: now,
  });
  const { balanceCents } = entry;
  const after = { amountCents, balanceCents };
  await record(tx, { entity: 'team', entityId: teamId, action: 'correctCredit', actor, after, note });
  await announceTeam(tx, teamId);
  return entry;
}

/** Corrects the credit of a team by one person; refuses with 40920 more than one person may move alone. */
export function correctCredit(ctx: Context, teamId: string, correction: Correction) {
  return ctx.inTransaction(async (tx) => {
    await checkTeamSeen(ctx, tx, teamId);
    balanceAfter(await lockCredit(tx, teamId), correction.amountCents);
    await refuseCreditAlone(ctx, tx, teamId, correction.amountCents);
    return giveCredit(ctx, tx, teamId, correction);
  });
}
