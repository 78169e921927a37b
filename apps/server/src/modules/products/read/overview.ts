import type { components } from '@selvedge/api-spec/types';
import { allocateCents } from '@selvedge/domain/money/money';
import type { Context } from '../../../contract/handlers';
import type { IndexFilters, IndexScope, OverviewFacet, OverviewSlice } from '../../../searchIndex/messages';
import { localised } from '../../../messages/translate';
import { codedFilters, seasonWord } from './filters';
import { type Reader, readerOf } from './sources';

type Overview = components['schemas']['ProductOverview'];
type Slice = components['schemas']['OverviewSlice'];

/** The whole in basis points. */
const WHOLE = 10_000;

/** Returns the slices of one facet, the largest value first; without prices the most pieces first. */
function slicesOf(
  facet: OverviewFacet,
  found: readonly OverviewSlice[],
  { language, priced }: Reader,
): Slice[] {
  const pieces = found.map((slice) => slice.pieces);
  const shares = pieces.some((own) => own > 0) ? allocateCents(WHOLE, pieces) : [];
  const weight = (slice: Slice) => (priced ? slice.stockValueCents : slice.stockQty);
  return found
    .map(({ value, name, nameEn, products, pieces: stockQty, valueCents }, index) => ({
      value,
      label: facet === 'seasons' ? seasonWord(name, language) : localised(language, name, nameEn),
      productCount: products,
      stockQty,
      stockValueCents: priced ? valueCents : 0,
      shareBp: shares[index] ?? 0,
    }))
    .sort((a, b) => weight(b) - weight(a) || (a.label < b.label ? -1 : 1));
}

/** Returns the figures over all products that the filters leave, with shares by brand, category and season. */
export async function overviewOf(
  ctx: Pick<Context, 'searchIndex' | 'language' | 'can'>,
  scope: IndexScope,
  filters: IndexFilters,
  reader: Reader = readerOf(ctx),
): Promise<Overview> {
  const { priced } = reader;
  const found = await ctx.searchIndex.find({
    kind: 'overview',
    scope,
    filters: codedFilters(filters),
    priced,
  });
  const { products, styles, skus, pieces, valueCents, hotPieces, slices } = found;
  const hotBp = pieces === 0 ? 0 : Math.round((hotPieces * WHOLE) / pieces);
  const byBrand = slicesOf('brandIds', slices.brandIds, reader);
  return {
    productCount: products,
    spuCount: styles,
    skuCount: skus,
    brandCount: byBrand.length,
    stockQty: pieces,
    stockValueCents: priced ? valueCents : 0,
    hotBp,
    standardBp: pieces === 0 ? 0 : WHOLE - hotBp,
    byBrand,
    byCategory: slicesOf('categoryIds', slices.categoryIds, reader),
    bySeason: slicesOf('seasons', slices.seasons, reader),
  };
}
