import type { Db } from '../db/pool';
import { SYSTEM_ACTOR } from '../db/records';
import { changeCredit } from '../modules/credit/write';

/** Adds credit to a team, EUR cents. */
export async function giveCredit(db: Db, teamId: string, amountCents: number): Promise<void> {
  const given = {
    teamId,
    type: 'ADJUSTMENT',
    amountCents,
    orderId: null,
    actor: SYSTEM_ACTOR,
    at: new Date(),
  } as const;
  await db.transaction((tx) => changeCredit(tx, given));
}
