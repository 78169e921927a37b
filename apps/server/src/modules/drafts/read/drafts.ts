import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { type Totals, totals } from '@selvedge/domain/money/minimums';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { draftLines, drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import type { BuyerSession } from '../../../contract/caller';
import { tradeRules } from '../../tradeRules/read';
import { listsOfOffers, ruleLine } from '../../offers/rules/offer';
import { offersOf } from '../../offers/read';

/** A draft as it is stored. */
export type DraftRow = typeof drafts.$inferSelect;
type DraftLine = components['schemas']['DraftLine'];

/** Buyer who reads or changes drafts. */
export type DraftReader = Pick<BuyerSession, 'id' | 'teamId'> & Partial<Pick<BuyerSession, 'teamRole'>>;

/** Condition on `drafts`: the buyer's own and the shared ones of the buyer's team. */
export function readableDrafts(buyer: DraftReader): SQL {
  if (buyer.teamId === null) return sql`${drafts.ownerId} = ${buyer.id}`;
  return sql`(${drafts.ownerId} = ${buyer.id} or (${drafts.shared} and ${drafts.teamId} = ${buyer.teamId}))`;
}

/** Condition on `drafts` for reading: the readable ones, and for a leader also those that wait for the leader's approval. */
function shownDrafts(buyer: DraftReader): SQL {
  if (buyer.teamRole !== 'LEADER') return readableDrafts(buyer);
  return sql`(${readableDrafts(buyer)} or exists (select 1 from approvals a
    where a.draft_id = ${drafts.id} and a.team_id = ${buyer.teamId} and a.status = 'WAITING'))`;
}

/** Returns the draft, locked when it is to be changed; refuses with 40401 when there is none for this buyer. */
export async function draftFor(
  db: Queryable,
  buyer: DraftReader,
  id: string,
  lock = false,
): Promise<DraftRow> {
  const query = db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), lock ? readableDrafts(buyer) : shownDrafts(buyer)));
  const [found] = lock ? await query.for('update') : await query;
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Returns the lines of a draft in their order. */
export async function draftLinesOf(db: Queryable, draftId: string): Promise<DraftLine[]> {
  const rows = await db
    .select()
    .from(draftLines)
    .where(eq(draftLines.draftId, draftId))
    .orderBy(asc(draftLines.position));
  return rows.map(({ productId, skuId, listId, qty, note }) => ({
    productId,
    skuId,
    listId,
    qty,
    ...(note === null ? {} : { note }),
  }));
}

/** Returns a draft with its lines as the contract defines it. */
export function draftAnswer(row: DraftRow, lines: DraftLine[]) {
  const { id, title, shared, ownerId, addressId, notifyUserIds, remark, updatedAt, version } = row;
  return { id, title, shared, ownerId, lines, addressId, notifyUserIds, remark, updatedAt, version };
}

const draftOffers = offersOf({
  name: 'drafts.offers',
  lines: () => sql`draft_lines`,
  own: { qty: { type: typeOf(draftLines.qty), from: sql`w.qty` } },
  orderBy: sql`w.position`,
  example: (make) => make(),
});

/** Returns the sums of a draft at current prices, by the shared rules. Products without a price count as zero. */
export async function draftTotals(db: Queryable, buyer: BuyerSession, draftId: string): Promise<Totals> {
  const lines = await draftOffers(db, buyer, sql`w.draft_id = ${draftId}`);
  return totals(
    await tradeRules(db),
    lines.map(({ offer, qty }) => ruleLine(offer, { qty })),
    listsOfOffers(lines.map(({ offer }) => offer)),
  );
}
