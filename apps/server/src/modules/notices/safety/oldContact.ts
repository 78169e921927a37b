import { DAY_MS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import type { CodeTarget } from '../../auth/codes/codes';
import { sendLater } from '../../mail/write';

/**
 * Tells a number or an address that it belongs to an account no more. It is told there and not only in the product, since whoever made
 * the change may be the only one who is still signed in; it does not say what came in its place.
 */
export async function tellOldContact(ctx: Context, tx: Tx, old: CodeTarget): Promise<void> {
  await sendLater(
    tx,
    {
      id: newId(),
      channel: old.channel,
      recipient: old.address,
      language: ctx.language,
      template: 'contactChanged',
      purpose: null,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    },
    { product: ctx.config.productTitle, code: '' },
  );
}
