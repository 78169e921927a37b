import { DEFAULT_TAG, factsOf, LANGUAGE_TAGS, type LanguageTag } from '@selvedge/domain/display/languages';
import type { CodeColumn } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import { bySigns, type Compare, SortedTexts } from '../columns/sortedTexts';
import type { GoodsSort, Named } from '../messages';
import type { Selection } from './selection';

/** Gives the keys of some products of the selection, the smallest first; turned round when the largest come first. */
export type KeysOf = (left: Int32Array, isDescending: boolean) => Float64Array;

/** Keys out of a column by place, or out of ranks by the number that the column has there. */
function keysBy(places: Int32Array, column: Int32Array | Float64Array, ranks: Int32Array | null): KeysOf {
  return (left, isDescending) => {
    const sign = isDescending ? -1 : 1;
    const keys = new Float64Array(left.length);
    for (let index = 0; index < left.length; index += 1) {
      const value = column[places[left[index] ?? 0] ?? 0] ?? 0;
      keys[index] = sign * (ranks === null ? value : (ranks[value] ?? 0));
    }
    return keys;
  };
}

/** Keys that stand in the order of the selection itself. */
function keysOfSelection(values: Float64Array): KeysOf {
  return (left, isDescending) => {
    const sign = isDescending ? -1 : 1;
    const keys = new Float64Array(left.length);
    for (let index = 0; index < left.length; index += 1) keys[index] = sign * (values[left[index] ?? 0] ?? 0);
    return keys;
  };
}

/** A column of texts, ranked. New texts are put in their place, the others stay. */
function rankedTexts(texts: () => readonly string[], compare: Compare): () => Int32Array {
  let sorted = new SortedTexts(compare);
  return () => {
    const now = texts();
    if (now.length < sorted.texts.length) sorted = new SortedTexts(compare);
    now.forEach((text, place) => sorted.put(place, text));
    return sorted.ranks();
  };
}

/** Ranks of the texts of a column by number, as the words they stand for are ordered in a language. */
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
 * Gives the function that says what goods are sorted by: names as the language orders them, codes by their signs. Null where
 * they stay as they stand, as by prices for who may not see them (D-37).
 */
export function sorter(goods: Goods) {
  const texts = (column: CodeColumn) => goods.dictionaries[column].texts;
  const localised = (language: LanguageTag, { name, nameEn }: Named) =>
    language === DEFAULT_TAG ? name : nameEn;
  const named = (column: CodeColumn, nameOf: (id: string) => Named) =>
    ranksIn((language) => texts(column).map((id) => localised(language, nameOf(id))));
  const bySign = (column: CodeColumn) => rankedTexts(() => texts(column), bySigns);
  const names = ranksIn(() => texts('name'));
  const namesEn = ranksIn(() => texts('nameEn'));
  const ranks: Partial<Record<GoodsSort, [CodeColumn, RanksIn]>> = {
    brandName: ['brand', named('brand', (id) => goods.names.brand(id))],
    categoryName: ['category', named('category', (id) => goods.names.category(id))],
    color: ['color', named('color', (id) => goods.names.color(id))],
    shipFrom: ['warehouse', named('warehouse', (id) => goods.names.city(id))],
    season: ['season', bySign('season')],
    warehouseId: ['warehouse', bySign('warehouse')],
  };
  const ranked = (column: CodeColumn, rank: Int32Array, { places }: Selection): KeysOf =>
    keysBy(places, goods.columns.codes[column], rank);

  return (selection: Selection, sort: GoodsSort, language: LanguageTag, isPriced: boolean): KeysOf | null => {
    const { places, prices } = selection;
    switch (sort) {
      case 'wholesalePriceCents':
        return isPriced ? keysOfSelection(prices) : null;
      case 'stockQty':
        return keysBy(places, goods.columns.free, null);
      case 'retailPriceCents':
        return keysBy(places, goods.columns.retail, null);
      case 'updatedAt':
        return keysBy(places, goods.columns.updatedAt, null);
      case 'intlCode':
        return keysBy(places, goods.intlCodes.ranks(), null);
      case 'name':
        return language === DEFAULT_TAG
          ? ranked('name', names(language), selection)
          : ranked('nameEn', namesEn(language), selection);
      default: {
        const [column, rankIn] = ranks[sort] ?? ['name', names];
        return ranked(column, rankIn(language), selection);
      }
    }
  };
}
