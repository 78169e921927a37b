import { codes } from '@selvedge/api-spec/codes';
import { DAY_MS } from '@selvedge/domain/constants';
import { type Cents, sumCents } from '@selvedge/domain/money/money';
import { and, eq, gt } from 'drizzle-orm';
import type { Config } from '../../../config/config';
import type { Tx } from '../../../db/pool';
import { creditEntries, refunds } from '../../../db/schema/payments';
import { refuse } from '../../../http/errors';

type Limit = { config: Pick<Config, 'secondPersonAboveCents'>; now: Date };

/** Refuses with 40920 an amount that, with the amounts moved before, exceeds what one person may move alone. */
function refuseAlone({ config }: Limit, before: readonly Cents[], amountCents: Cents): void {
  const limitCents = config.secondPersonAboveCents;
  const moved = sumCents([...before, amountCents].map((cents) => Math.abs(cents)));
  if (moved > limitCents) throw refuse(codes.SECOND_PERSON, { limitCents });
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Refuses with 40920 a refund that exceeds what one person may refund of an order within a day. The caller has locked the order. */
export async function refuseRefundAlone(
  limit: Limit,
  tx: Tx,
  orderId: string,
  amountCents: Cents,
): Promise<void> {
  const before = await tx
    .select({ cents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), gt(refunds.createdAt, dayBefore(limit.now))));
  refuseAlone(
    limit,
    before.map(({ cents }) => cents),
    amountCents,
  );
}

/**
 * Refuses with 40920 a correction that exceeds what one person may credit or debit a team within a day. The caller has locked the credit of
 * the team.
 */
export async function refuseCreditAlone(
  limit: Limit,
  tx: Tx,
  teamId: string,
  amountCents: Cents,
): Promise<void> {
  const { teamId: team, type, at, amountCents: cents } = creditEntries;
  const before = await tx
    .select({ cents })
    .from(creditEntries)
    .where(and(eq(team, teamId), eq(type, 'ADJUSTMENT'), gt(at, dayBefore(limit.now))));
  refuseAlone(
    limit,
    before.map((entry) => entry.cents),
    amountCents,
  );
}
