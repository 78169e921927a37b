import type { ProductColumnKey } from '@selvedge/domain/goods/columns';
import type { GoodsScope } from '../../../searchIndex/messages';
import type { Context } from '../../../contract/handlers';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { listFor } from '../../lists/read/listFor';
import { sharedList } from '../../lists/read/lists';
import { type OpenShare, openShare } from '../../lists/read/shares';
import { isOpen, timesOf } from '../../offers/rules/status';
import { type Reader, readerOf, scopeFor } from './goods';

type Visitor = Pick<Context, 'db' | 'maybeBuyer' | 'now' | 'language' | 'can'>;

/** A visitor sees the prices of a link that shows them; who is signed in and may see none sees none here either. */
function readerOfShare(ctx: Visitor, { share }: OpenShare): Reader {
  const priced = !share.hidePrice && (ctx.maybeBuyer === null || isShownPrices(ctx));
  return { language: ctx.language, priced };
}

/** The goods behind a code and how they are shown: those of its list, and nothing else. */
export async function sharedGoods(
  ctx: Visitor,
  code: string,
): Promise<{ scope: GoodsScope; reader: Reader }> {
  const opened = await openShare(ctx, code);
  return { scope: { kind: 'list', lists: [opened.list.id] }, reader: readerOfShare(ctx, opened) };
}

/** Goods of a code, of a list, or of all open lists, and how they are shown. */
export async function goodsAsked(
  ctx: Visitor & Pick<Context, 'buyer'>,
  listId: string | undefined,
  shareCode: string | undefined,
): Promise<{ scope: GoodsScope; reader: Reader }> {
  if (shareCode !== undefined) return sharedGoods(ctx, shareCode);
  return { scope: await scopeFor(ctx, listId), reader: readerOf(ctx) };
}

/** Whether the visitor may order from the list: it is open, and it is one of those the visitor sees. */
async function canOrder(ctx: Visitor, { list }: OpenShare): Promise<boolean> {
  if (ctx.maybeBuyer === null || !isOpen(timesOf(list), ctx.now)) return false;
  return listFor(ctx.db, ctx.maybeBuyer, list.id).then(
    () => true,
    () => false,
  );
}

/** What a link opens: the list, and how it may be shown. */
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
