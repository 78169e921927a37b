import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { searchText } from '@selvedge/domain/text/searchText';
import type { CodeColumn } from '../columns/codeColumns';
import type { ProductDocuments } from '../columns/products';
import { SubstringIndex } from '../columns/substringIndex';
import type { Named } from '../messages';
import type { WordMatches } from './bitsets';
import { LruCache } from './lruCache';

/** Shortest code, in characters: anything shorter is a word. */
const SHORTEST_CODE = 3;

/** Returns the code when the words as a whole can be one; null when they are too short for it. */
export function codeIn(keywords: string): string | null {
  const code = codeKeyOf(keywords);
  return code.length < SHORTEST_CODE ? null : code;
}

/** Recent searches by words whose results are cached: the page and the counts beside it search for the same words. */
const CACHE_SIZE = 24;

/** Creates the function that finds the products that match words, by document id. */
export function wordSearch(
  docs: ProductDocuments,
): (keywords: string, barcodeOf: string | null) => WordMatches {
  const { dictionaries } = docs;
  const textsOf = (column: CodeColumn) => dictionaries[column].texts;
  const own = (column: CodeColumn) => {
    const index = new SubstringIndex((code) => textsOf(column)[code] ?? '');
    return () => index;
  };
  const named = (column: CodeColumn, nameOf: (id: string) => Named) => {
    const cache = new LruCache<SubstringIndex>(1);
    const textOf = (code: number) => {
      const { name, nameEn } = nameOf(textsOf(column)[code] ?? '');
      return `${name} ${nameEn}`;
    };
    return () => cache.get(column, String(docs.naming), () => new SubstringIndex(textOf));
  };
  const ofColumns: [CodeColumn, () => SubstringIndex][] = [
    ['name', own('name')],
    ['nameEn', own('nameEn')],
    ['brand', named('brand', (id) => docs.names.brand(id))],
    ['category', named('category', (id) => docs.names.category(id))],
    ['color', named('color', (id) => docs.names.color(id))],
  ];

  function marksOfWord(word: string): Uint8Array {
    const found = new Uint8Array(docs.length);
    docs.writtenCodes.mark(word, found, found.length);
    for (const [column, index] of ofColumns) {
      const marks = new Uint8Array(textsOf(column).length);
      if (!index().mark(word, marks, marks.length)) continue;
      const codes = docs.columns.codes[column];
      for (let docId = 0; docId < found.length; docId += 1)
        found[docId] = (found[docId] ?? 0) | (marks[codes[docId] ?? 0] ?? 0);
    }
    return found;
  }

  function search(keywords: string, productOfBarcode: string | null): Uint8Array {
    const [first = '', ...others] = new Set(searchText(keywords).split(/\s+/).filter(Boolean));
    const found = marksOfWord(first);
    for (const word of others) {
      const marks = marksOfWord(word);
      for (let docId = 0; docId < found.length; docId += 1)
        found[docId] = (found[docId] ?? 0) & (marks[docId] ?? 0);
    }
    const code = codeIn(keywords);
    if (code !== null) docs.plainCodes.mark(code, found, found.length);
    if (productOfBarcode !== null) found[docs.docIdOf(productOfBarcode)] = 1;
    return found;
  }

  const cache = new LruCache<Uint8Array>(CACHE_SIZE);
  return (keywords, productOfBarcode) => {
    const asked = `${keywords}\n${productOfBarcode ?? ''}`;
    return {
      asked,
      marks: cache.get(asked, String(docs.wording), () => search(keywords, productOfBarcode)),
    };
  };
}
