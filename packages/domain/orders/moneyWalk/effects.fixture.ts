/** Effects of the order machine on the money of a random walk. */
import { closeShort, excessOf, missingWorth } from '../giveBack';
import { rateAfterOwnCancel, settleAmounts } from '../orderAmounts';
import type { OrderDone } from '../orderMachine';
import { platformHasConfirmed } from '../orderPieces';
import { statesAfter } from '../statesAfter';
import { DAY, TIERS } from './given.fixture';
import type { MoneyWalk } from './walk.fixture';

/** Applies an effect of the order machine to the money of a walk; effects without influence on it are ignored. */
export function haveEffect(
  walk: MoneyWalk,
  name: OrderDone['row']['effects'][number],
  before: Pick<MoneyWalk, 'order' | 'subs' | 'lines'>,
  done: OrderDone,
  sub: number | undefined,
): void {
  const subId = sub === undefined ? '' : (walk.subs[sub]?.id ?? '');
  switch (name) {
    case 'confirmAsAsked': {
      const unseen = new Set(before.subs.filter((one) => !platformHasConfirmed(one)).map(({ id }) => id));
      for (const line of walk.linesOf(sub))
        if (unseen.has(line.subOrderId)) line.confirmedQty = line.askedQty;
      return;
    }
    case 'thaw':
      if (done.unfreeze) walk.order.frozenAt = null;
      return;
    case 'loseOwnRate':
      Object.assign(walk.order, rateAfterOwnCancel(walk));
      return;
    case 'settleAmounts':
      Object.assign(walk.order, settleAmounts(walk));
      return;
    case 'freezeIfAllConfirmed':
      if (done.freeze) walk.order.frozenAt = DAY;
      return;
    case 'creditOrRefundPaid': {
      const { paidCents, excessCents } = excessOf(walk);
      walk.order.paidCents = paidCents;
      walk.givenCents += excessCents;
      return;
    }
    case 'creditDifference':
      walk.givenCents += closeShort({ ...before, tiers: TIERS }, walk, subId);
      return;
    case 'openClaimIfLower': {
      const short = new Map(walk.linesOf(sub).map((line) => [line.id, line.shippedQty - line.receivedQty]));
      const worth = missingWorth(before, short);
      walk.claims.push(
        ...[...worth.values()].filter(Boolean).map((worthCents) => ({ worthCents, settledCents: null })),
      );
      return;
    }
    case 'store':
      Object.assign(walk.order, statesAfter(done, walk.order));
      return;
    default:
  }
}
