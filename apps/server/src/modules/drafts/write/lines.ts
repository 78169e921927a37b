import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { draftLines } from '../../../db/schema/cart';

/** Replaces the lines of a draft; they keep their order. */
export async function replaceDraftLines(
  tx: Tx,
  draftId: string,
  lines: components['schemas']['DraftInput']['lines'],
): Promise<void> {
  await tx.delete(draftLines).where(eq(draftLines.draftId, draftId));
  if (lines.length === 0) return;
  await tx.insert(draftLines).values(
    lines.map(({ productId, skuId, listId, qty, note = null }, index) => ({
      draftId,
      position: index + 1,
      productId,
      skuId,
      listId,
      qty,
      note,
    })),
  );
}
