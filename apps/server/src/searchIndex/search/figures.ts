import type { ProductDocuments } from '../columns/products';
import type { Lists } from '../columns/lists';
import type { FiguresFound } from '../messages';
import { LruCache } from './lruCache';

/** Computes the current figures of a list. */
function findFigures(docs: ProductDocuments, lists: Lists, list: string): FiguresFound {
  const { docIds, prices } = lists.productsOf(list);
  const { live, free, skus, hot, codes } = docs.columns;
  const { texts } = docs.dictionaries.warehouse;
  const warehouses = new Uint8Array(texts.length);
  const found = { products: 0, skus: 0, pieces: 0, valueCents: 0, hotPieces: 0 };
  for (let at = 0; at < docIds.length; at += 1) {
    const docId = docIds[at] ?? 0;
    if (live[docId] !== 1) continue;
    const own = free[docId] ?? 0;
    const price = prices[at] ?? Number.NaN;
    found.products += 1;
    found.skus += skus[docId] ?? 0;
    found.pieces += own;
    if (price >= 0) found.valueCents += own * price;
    if (hot[docId] === 1) found.hotPieces += own;
    warehouses[codes.warehouse[docId] ?? 0] = 1;
  }
  const first = docIds.find((docId) => live[docId] === 1);
  return {
    ...found,
    warehouses: texts.filter((_, number) => warehouses[number] === 1).sort(),
    first: first === undefined ? null : (docs.ids.texts[first] ?? null),
  };
}

/** Number of lists whose figures are cached until they change. */
const CACHE_SIZE = 1000;

/** Creates the function that returns the current figures of a list. */
export function figuresFinder(docs: ProductDocuments, lists: Lists): (list: string) => FiguresFound {
  const cache = new LruCache<FiguresFound>(CACHE_SIZE);
  return (list) => {
    const { free, skus, warehouse } = docs.versions;
    const version = [docs.shape, free, skus, warehouse, lists.versionOf(list)].join(' ');
    return cache.get(list, version, () => findFigures(docs, lists, list));
  };
}
