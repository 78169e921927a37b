import { DAY_MS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import type { CodeTarget } from '../../auth/codes/codes';
import { sendLater } from '../../mail/write';

/**
 * Notifies a phone number or e-mail address that it does not belong to an account any more. The message goes there and not only into the
 * product, since the author of the change may be the only one who is still signed in; it does not contain the new contact.
 */
export async function notifyOldContact(ctx: Context, tx: Tx, old: CodeTarget): Promise<void> {
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
