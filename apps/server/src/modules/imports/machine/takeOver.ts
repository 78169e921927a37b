import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { draftLines, drafts } from '../../../db/schema/cart';
import type { StoredMatch } from '../../../db/schema/imports';
import type { Context } from '../../../contract/handlers';
import { putInCart } from '../../cart/write/add';
import { refuseMoreDrafts } from '../../drafts/write/limits';
import { currentPrice } from '../../offers/rules/offer';
import { offersFor } from '../../offers/read';
import { lineKey } from '../../offers/rules/wanted';
import type { JobRow } from '../read/jobs';

const LONGEST_TITLE = 120;

/**
 * Adds lines to the buyer's cart at current prices and returns how many there are. Lines that were closed or sold since the sheet was
 * checked are added too: the cart shows their state. Refuses with 42201 more than a cart may contain.
 */
export async function toCart(ctx: Context, tx: Tx, lines: readonly StoredMatch[]): Promise<number> {
  const offers = await offersFor(tx, ctx.buyer, lines);
  const priced = lines.map((line) => {
    const offer = offers.get(lineKey(line));
    return {
      ...line,
      priceCents: offer === undefined ? line.priceCents : currentPrice(offer, line.priceCents),
    };
  });
  return (await putInCart(tx, ctx.buyer.id, priced, ctx)).length;
}

/** Copies lines into a new draft named after the sheet and returns its id; refuses with 42201 one draft too many. */
export async function toDraft(
  ctx: Context,
  tx: Tx,
  job: JobRow,
  lines: readonly StoredMatch[],
): Promise<string> {
  await refuseMoreDrafts(tx, ctx.buyer.id, lines.length, ctx.language);
  const id = newId();
  const title = job.fileName.replace(/\.xlsx$/i, '').trim() || job.fileName || job.id;
  await tx.insert(drafts).values({
    id,
    ownerId: ctx.buyer.id,
    teamId: ctx.buyer.teamId,
    title: title.slice(0, LONGEST_TITLE),
    updatedBy: ctx.buyer.nickname,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const drafted = lines.map(({ productId, skuId, listId, qty }, position) => ({
    draftId: id,
    position,
    productId,
    skuId,
    listId,
    qty,
  }));
  for (const some of batchesOf(drafted)) await tx.insert(draftLines).values(some);
  return id;
}
