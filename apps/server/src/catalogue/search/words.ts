import { codeKeyOf } from '@selvedge/domain/goods/codeKey';
import type { CodeColumn } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import { Haystack } from '../columns/haystack';
import type { Named } from '../messages';
import { Newest } from './newest';

/** A shorter run of signs is a word, not a code. */
const SHORTEST_CODE = 3;

/** The code that the words are if they are one as a whole; null when they are too short for it. */
export function codeIn(keywords: string): string | null {
  const code = codeKeyOf(keywords);
  return code.length < SHORTEST_CODE ? null : code;
}

/** Words searched lately whose answers are kept: the page and the counts beside it ask the same. */
const MOST_KEPT = 24;

/** A text made of a state, made anew when the state's count is another. */
function keptFor<Made>(version: () => number, make: () => Made): () => Made {
  let kept: { version: number; made: Made } | null = null;
  return () => {
    const now = version();
    if (kept?.version !== now) kept = { version: now, made: make() };
    return kept.made;
  };
}

const both = ({ name, nameEn }: Named) => `${name} ${nameEn}`.toLowerCase();

/** Gives the function that marks the products that words find, by place (L-13). */
export function wordSearch(goods: Goods): (keywords: string, barcodeOf: string | null) => Uint8Array {
  const { dictionaries, codeKeys, intlCodes, styles } = goods;
  const textsOf = (column: CodeColumn) => dictionaries[column].texts;
  const lower = (column: CodeColumn) =>
    keptFor(
      () => textsOf(column).length,
      () => new Haystack(textsOf(column).map((text) => text.toLowerCase())),
    );
  const named = (column: CodeColumn, nameOf: (id: string) => Named) =>
    keptFor(
      () => goods.wording,
      () => new Haystack(textsOf(column).map((id) => both(nameOf(id)))),
    );
  const ofColumns: [CodeColumn, () => Haystack][] = [
    ['name', lower('name')],
    ['nameEn', lower('nameEn')],
    ['brand', named('brand', (id) => goods.names.brand(id))],
    ['category', named('category', (id) => goods.names.category(id))],
    ['color', named('color', (id) => goods.names.color(id))],
  ];
  const coding = () => goods.coding;
  const codes = keptFor(
    coding,
    () => new Haystack(intlCodes.texts.map((code, place) => `${code} ${styles[place]}`.toLowerCase())),
  );
  const keys = keptFor(coding, () => new Haystack(codeKeys));

  function withWord(word: string): Uint8Array {
    const found = new Uint8Array(goods.length);
    codes().mark(word, found);
    for (const [column, haystack] of ofColumns) {
      const marks = new Uint8Array(textsOf(column).length);
      if (!haystack().mark(word, marks)) continue;
      const numbers = goods.columns.codes[column];
      for (let place = 0; place < found.length; place += 1) {
        if (marks[numbers[place] ?? 0] === 1) found[place] = 1;
      }
    }
    return found;
  }

  function search(keywords: string, productOfBarcode: string | null): Uint8Array {
    const words = [...new Set(keywords.toLowerCase().split(/\s+/).filter(Boolean))];
    const found = new Uint8Array(goods.length).fill(1);
    for (const word of words) {
      const own = withWord(word);
      for (let place = 0; place < found.length; place += 1) {
        if (own[place] !== 1) found[place] = 0;
      }
    }
    const code = codeIn(keywords);
    if (code !== null) keys().mark(code, found);
    if (productOfBarcode !== null) found[goods.placeOf(productOfBarcode)] = 1;
    return found;
  }

  const newest = new Newest<Uint8Array>(MOST_KEPT);
  return (keywords, productOfBarcode) =>
    newest.get(String(goods.wording), `${keywords}\n${productOfBarcode ?? ''}`, () =>
      search(keywords, productOfBarcode),
    );
}
