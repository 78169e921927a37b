import { DEFAULT_TAG, factsOf, LANGUAGE_TAGS, type LanguageTag } from '@selvedge/domain/display/languages';
import type { CodeColumn } from '../columns/codeColumns';
import type { ProductDocuments } from '../columns/products';
import { byCodeUnits, type Compare, SortedTexts } from '../columns/sortedTexts';
import type { IndexSort, Named, PageSearch, PickSearch } from '../messages';
import { orderByKey } from './order';
import type { Selection } from './selection';

/** Sort keys whose columns contain texts. */
type RankedSort = Exclude<
  IndexSort,
  | 'wholesalePriceCents'
  | 'stockQty'
  | 'lockedQty'
  | 'costCents'
  | 'retailPriceCents'
  | 'updatedAt'
  | 'intlCode'
  | 'name'
>;

/** Sort keys of a selection: one number for each product, and the version of their source. */
interface Keys {
  version: string;
  make: () => Float64Array;
}

/** Returns keys from a column by document id, or from ranks by the code that the column has there. */
function keysBy(
  { docIds }: Selection,
  column: Int32Array | Float64Array,
  ranks: Int32Array | null,
): Float64Array {
  const keys = new Float64Array(docIds.length);
  for (let at = 0; at < docIds.length; at += 1) {
    const value = column[docIds[at] ?? 0] ?? 0;
    keys[at] = ranks === null ? value : (ranks[value] ?? 0);
  }
  return keys;
}

/** Creates a function that returns the ranks of a column of texts. New texts are inserted, the others keep their order. */
function rankedTexts(texts: () => readonly string[], compare: Compare): () => Int32Array {
  let sorted = new SortedTexts(compare);
  return () => {
    const now = texts();
    if (now.length < sorted.texts.length) sorted = new SortedTexts(compare);
    now.forEach((text, code) => sorted.put(code, text));
    return sorted.ranks();
  };
}

/** Returns the ranks of a column's texts by code, in the collation order of a language. */
type RanksIn = (language: LanguageTag) => Int32Array;

function ranksIn(textsIn: (language: LanguageTag) => readonly string[]): RanksIn {
  const byLanguage = new Map(
    LANGUAGE_TAGS.map((tag) => {
      const { compare } = new Intl.Collator(factsOf(tag).intl);
      return [tag, rankedTexts(() => textsIn(tag), compare)];
    }),
  );
  return (language) => byLanguage.get(language)?.() ?? new Int32Array(0);
}

/**
 * Returns the order of a selection by several keys, the last one first: each sort keeps the order of the next key among equal products.
 */
function orderByKeys(sorted: readonly { keys: Float64Array; isDescending: boolean }[]): Int32Array {
  let order: Int32Array | null = null;
  for (const { keys, isDescending } of sorted.toReversed()) {
    const before: Int32Array | null = order;
    if (before === null) {
      order = orderByKey(keys, isDescending);
      continue;
    }
    const placed = orderByKey(
      Float64Array.from(before, (at) => keys[at] ?? Number.NaN),
      isDescending,
    );
    order = placed.map((at) => before[at] ?? 0);
  }
  return order ?? new Int32Array(0);
}

/**
 * Creates the function that sorts a selection: names in the collation order of the language, codes by code units. Null for the selection's
 * own order; callers who may not see prices do not sort by price. Orders are cached until their source changes.
 */
export function sorter(docs: ProductDocuments) {
  const texts = (column: CodeColumn) => docs.dictionaries[column].texts;
  const localised = (language: LanguageTag, { name, nameEn }: Named) =>
    language === DEFAULT_TAG ? name : nameEn;
  const named = (column: CodeColumn, nameOf: (id: string) => Named) =>
    ranksIn((language) => texts(column).map((id) => localised(language, nameOf(id))));
  const byCodeUnit = (column: CodeColumn) => rankedTexts(() => texts(column), byCodeUnits);
  const names = { name: ranksIn(() => texts('name')), nameEn: ranksIn(() => texts('nameEn')) };
  const ranked: Record<RankedSort, [CodeColumn, RanksIn]> = {
    brandName: ['brand', named('brand', (id) => docs.names.brand(id))],
    categoryName: ['category', named('category', (id) => docs.names.category(id))],
    color: ['color', named('color', (id) => docs.names.color(id))],
    shipFrom: ['warehouse', named('warehouse', (id) => docs.names.city(id))],
    supplierName: ['supplier', named('supplier', (id) => docs.names.supplier(id))],
    season: ['season', byCodeUnit('season')],
    warehouseId: ['warehouse', byCodeUnit('warehouse')],
  };
  const byColumn = (
    selection: Selection,
    column: 'free' | 'locked' | 'cost' | 'retail' | 'updatedAt',
  ): Keys => ({
    version: String(docs.versions[column]),
    make: () => keysBy(selection, docs.columns[column], null),
  });
  const byRanks = (selection: Selection, column: CodeColumn, ranks: Int32Array): Keys => ({
    version: `${docs.versions[column]} ${docs.naming}`,
    make: () => keysBy(selection, docs.columns.codes[column], ranks),
  });

  function keysOf(selection: Selection, sort: IndexSort, language: LanguageTag): Keys {
    switch (sort) {
      case 'wholesalePriceCents':
        return { version: '', make: () => selection.prices };
      case 'stockQty':
        return byColumn(selection, 'free');
      case 'lockedQty':
        return byColumn(selection, 'locked');
      case 'costCents':
        return byColumn(selection, 'cost');
      case 'retailPriceCents':
        return byColumn(selection, 'retail');
      case 'updatedAt':
        return byColumn(selection, 'updatedAt');
      case 'intlCode':
        return {
          version: String(docs.coding),
          make: () => Float64Array.from(selection.docIds, (docId) => docs.intlCodes.ranks()[docId] ?? 0),
        };
      case 'name': {
        const column = language === DEFAULT_TAG ? 'name' : 'nameEn';
        return byRanks(selection, column, names[column](language));
      }
      default: {
        const [column, ranksOf] = ranked[sort];
        return byRanks(selection, column, ranksOf(language));
      }
    }
  }

  return (selection: Selection, { keys, language, priced }: PageSearch | PickSearch): Int32Array | null => {
    const used = keys.filter(({ field }) => field !== 'wholesalePriceCents' || priced);
    if (used.length === 0) return null;
    const made = used.map(({ field, direction }) => ({
      ...keysOf(selection, field, language),
      isDescending: direction === 'desc',
    }));
    const name = [language, ...used.map(({ field, direction }) => `${field} ${direction}`)].join(' ');
    return selection.orders.get(name, made.map(({ version }) => version).join(' '), () =>
      orderByKeys(made.map(({ make, isDescending }) => ({ keys: make(), isDescending }))),
    );
  };
}
