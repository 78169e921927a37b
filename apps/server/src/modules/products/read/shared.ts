import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import type { IndexScope } from '../../../searchIndex/messages';
import type { Context } from '../../../contract/handlers';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { listFor } from '../../lists/read/listFor';
import { sharedList } from '../../lists/read/lists';
import { type OpenShare, openShare } from '../../lists/read/shares';
import { isOpen, timesOf } from '../../offers/rules/status';
import { type Reader, readerOf, scopeFor } from './sources';

type Visitor = Pick<Context, 'db' | 'maybeBuyer' | 'now' | 'language' | 'can'>;

/**
 * Returns the reader of a share link: visitors see the prices of a link that shows them; a signed-in buyer without the price permission
 * sees none here either.
 */
function readerOfShare(ctx: Visitor, { share }: OpenShare): Reader {
  const priced = !share.hidePrice && (ctx.maybeBuyer === null || isShownPrices(ctx));
  return { language: ctx.language, priced };
}

/** Returns the products of a share link's list, and of no other, with the reader for them. */
export async function sharedProducts(
  ctx: Visitor,
  code: string,
): Promise<{ scope: IndexScope; reader: Reader }> {
  const opened = await openShare(ctx, code);
  return { scope: { kind: 'list', lists: [opened.list.id] }, reader: readerOfShare(ctx, opened) };
}

/** Returns the products of a share code, of a list, or of all open lists, with the reader for them. */
export async function productsAsked(
  ctx: Visitor & Pick<Context, 'buyer'>,
  listId: string | undefined,
  shareCode: string | undefined,
): Promise<{ scope: IndexScope; reader: Reader }> {
  if (shareCode !== undefined) return sharedProducts(ctx, shareCode);
  return { scope: await scopeFor(ctx, listId), reader: readerOf(ctx) };
}

/** Returns whether the visitor may order from the list: it is open and visible to the visitor. */
async function canOrder(ctx: Visitor, { list }: OpenShare): Promise<boolean> {
  if (ctx.maybeBuyer === null || !isOpen(timesOf(list), ctx.now)) return false;
  return listFor(ctx.db, ctx.maybeBuyer, list.id).then(
    () => true,
    () => false,
  );
}

/** Returns the list of a share link, and how it may be shown. */
export async function shareView(ctx: Visitor & Pick<Context, 'searchIndex'>, opened: OpenShare) {
  const { code, hidePrice, watermark, openToAll, columns, expiresAt } = opened.share;
  return {
    list: await sharedList(ctx, opened.list, readerOfShare(ctx, opened).priced),
    share: {
      code,
      hidePrice,
      columns: columns as ProductColumnKey[],
      watermark,
      openToAll,
      canOrder: await canOrder(ctx, opened),
      expiresAt: expiresAt ?? undefined,
    },
  };
}
