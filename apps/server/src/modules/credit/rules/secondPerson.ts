import { codes } from '@selvedge/api-spec/codes';
import { DAY_MS } from '@selvedge/domain/constants';
import { type Cents, sumCents } from '@selvedge/domain/money/money';
import { and, eq, gt } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { Tx } from '../../../db/pool';
import { creditEntries, refunds } from '../../../db/schema/fulfilment';
import { refuse } from '../../../http/errors';

type Limit = { config: Pick<Config, 'secondPersonAboveCents'>; now: Date };

/** Refuses with 40920 what would pass, with amounts moved before, what one person may give or take alone. */
function refuseAlone({ config }: Limit, before: readonly Cents[], amountCents: Cents): void {
  const limitCents = config.secondPersonAboveCents;
  const moved = sumCents([...before, amountCents].map((cents) => Math.abs(cents)));
  if (moved > limitCents) throw refuse(codes.SECOND_PERSON, { limitCents });
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Refuses with 40920 a refund above what one person may give back of an order within a day. The order is held. */
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

/** Refuses with 40920 a correction above what one person may give or take a team within a day. The credit of the team is held. */
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
