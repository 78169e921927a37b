import { codes } from '@selvedge/api-spec/codes';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { asc, eq, type SQL, and } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { anyFolded } from '../../../db/foldedLike';
import type { Queryable } from '../../../db/pool';
import { lists, listShares } from '../../../db/schema/lists';
import { buyerOrigin } from '../../../http/buyerOrigin';
import { refuse } from '../../../http/errors';
import { localised } from '../../../messages/translate';
import type { ListRow } from './listFor';
import { ownedBy, ownList } from './own';

/** Share link as it is stored. */
export type ShareRow = typeof listShares.$inferSelect;

/** Returns the address of a link: one that needs an account leads through the sign-in, one open to all to its own page. */
function addressOf(origin: string, { code, openToAll }: ShareRow): string {
  const path = openToAll
    ? `/share/${code}`
    : `/product/list?screening=${encodeURIComponent(JSON.stringify({ shareCode: code }))}`;
  return `${origin}/#${path}`;
}

/** Parts of a request context that decide how links are shown. */
type ShareReader = Pick<Context, 'origin' | 'serves' | 'config' | 'language'>;

/** Returns a share link as the contract shows it to its owner or staff. */
export function shareAnswer(ctx: ShareReader, share: ShareRow, list: Pick<ListRow, 'name' | 'nameEn'>) {
  const { id, code, listId, hidePrice, openToAll, watermark, views, createdBy, createdAt } = share;
  return {
    id,
    code,
    listId,
    listName: localised(ctx.language, list.name, list.nameEn),
    url: addressOf(buyerOrigin(ctx), share),
    hidePrice,
    openToAll,
    columns: share.columns as ProductColumnKey[],
    watermark,
    views,
    createdBy,
    createdAt,
    expiresAt: share.expiresAt ?? undefined,
    revokedAt: share.revokedAt ?? undefined,
  };
}

const SORTS = { createdAt: listShares.createdAt, expiresAt: listShares.expiresAt, views: listShares.views };

/** Query parameters of the page of links. */
interface ShareFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  listId?: string;
}

/** Returns one page of the links to the buyer's own lists, revoked and expired ones too. */
export async function sharePage(ctx: Pick<Context, 'db' | 'buyer'> & ShareReader, filter: ShareFilter) {
  const { pageNum, pageSize, keywords, listId } = filter;
  if (listId !== undefined) await ownList(ctx.db, ctx.buyer, listId);
  const where: SQL | undefined = and(
    ownedBy(ctx.buyer.id),
    listId === undefined ? undefined : eq(listShares.listId, listId),
    anyFolded(keywords, lists.name),
  );
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    named: 'desc',
    ties: [asc(listShares.id)],
  });
  const found = ctx.db
    .select()
    .from(listShares)
    .innerJoin(lists, eq(lists.id, listShares.listId))
    .where(where);
  const total = await ctx.db.$count(found.as('found'));
  const rows = await ctx.db
    .select({ share: listShares, list: { name: lists.name, nameEn: lists.nameEn } })
    .from(listShares)
    .innerJoin(lists, eq(lists.id, listShares.listId))
    .where(where)
    .orderBy(...order)
    .limit(rowsOf(filter).limit)
    .offset(rowsOf(filter).offset);
  return { list: rows.map(({ share, list }) => shareAnswer(ctx, share, list)), total, pageNum, pageSize };
}

/** Valid share link with its list. */
export interface OpenShare {
  share: ShareRow;
  list: ListRow;
}

/**
 * Returns the link of a code and its list. Refuses with 40401 an unknown code, with 40915 a revoked or expired link, and like a missing
 * session a link that needs an account when there is no session.
 */
export async function openShare(
  { db, maybeBuyer, now }: Pick<Context, 'maybeBuyer' | 'now'> & { db: Queryable },
  code: string,
): Promise<OpenShare> {
  const [found] = await db
    .select({ share: listShares, list: lists })
    .from(listShares)
    .innerJoin(lists, eq(lists.id, listShares.listId))
    .where(eq(listShares.code, code));
  if (found === undefined || found.list.deletedAt !== null) throw refuse(codes.NOT_FOUND);
  const { revokedAt, expiresAt, openToAll } = found.share;
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= now)) throw refuse(codes.EXPIRED);
  if (!openToAll && maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
  return found;
}
