import { codes } from '@selvedge/api-spec/codes';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { estimateDay } from '@selvedge/domain/time/dates';
import type { Context } from '../../../contract/handlers';
import { refuse } from '../../../http/errors';
import { localised } from '../../../messages/translate';
import { watchesOf } from './watches';
import { type Reader, readerOf, scopeFor } from './sources';
import { listsWith, type ListWith, shownFrom } from './offers';
import { pageOfProducts } from './page';
import { pickedProducts } from './products';
import type { ProductAnswer } from './row';

type DetailReader = Pick<Context, 'db' | 'pool' | 'searchIndex' | 'buyer' | 'now' | 'language' | 'can'>;

/** Maximum number of similar products. */
const MOST_SIMILAR = 12;

function offerOf(list: ListWith, now: Date, { language, priced }: Reader) {
  const { listId, name, nameEn, kind, closeAt, shipDays, receiveDays, priceCents } = list;
  return {
    listId,
    listName: localised(language, name, nameEn),
    kind,
    closeAt,
    shipEstimate: estimateDay(now.toISOString(), shipDays, BUSINESS_TIME_ZONE),
    receiveEstimate: estimateDay(now.toISOString(), receiveDays, BUSINESS_TIME_ZONE),
    wholesalePriceCents: priced ? priceCents : null,
  };
}

/**
 * Returns products of the open lists that are similar to this one: first those of its brand and name, which are its other colours, then
 * those of its category.
 */
async function productsLike(ctx: DetailReader, product: ProductAnswer): Promise<ProductAnswer[]> {
  const scope = await scopeFor(ctx, undefined);
  const kind = { categoryIds: [product.categoryId] };
  const page = { pageNum: 1, pageSize: MOST_SIMILAR + 1 };
  const named = { ...kind, brandIds: [product.brandId], keywords: product.name };
  const [colours, others] = await Promise.all([
    pageOfProducts(ctx, scope, named, page),
    pageOfProducts(ctx, scope, { ...kind, seasons: [product.season] }, page),
  ]);
  const isColour = ({ name }: ProductAnswer) => name === product.name;
  const found = [...colours.list.filter(isColour), ...others.list];
  const byId = new Map(found.map((one) => [one.id, one]));
  byId.delete(product.id);
  return [...byId.values()].slice(0, MOST_SIMILAR);
}

/** Returns a product with the open lists that offer it and similar products; refuses with 40401 a product that the buyer may not see. */
export async function productDetail(ctx: DetailReader, id: string, listId: string | undefined) {
  const reader = readerOf(ctx);
  const offered = await listsWith(ctx, id, listId);
  const shown = shownFrom(offered, listId);
  const [product] = await pickedProducts(ctx.db, { ids: [id], listIds: [shown.listId] }, reader);
  if (product === undefined) throw refuse(codes.NOT_FOUND);
  return {
    ...product,
    offers: offered.filter(({ isOpen }) => isOpen).map((list) => offerOf(list, ctx.now, reader)),
    similar: await productsLike(ctx, product),
    ...(offered.some((list) => list.isStaffList && list.isOpen) && {
      watches: await watchesOf(ctx.db, ctx.buyer.id, id, reader.priced),
    }),
  };
}
