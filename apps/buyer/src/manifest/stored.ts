import type { components, operations } from '@selvedge/api-spec/types';
import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import type { Product } from '../api/schemas';

/** Local-storage keys, spelt as the specification names them; both are cleared when a session begins or ends. */
const COLUMNS = 'columnList';
const PRODUCTS = 'productList';

type Columns = Extract<
  operations['frontListColumns']['responses']['200']['content']['application/json'],
  { code: 200 }
>['data'];
type ColumnKey = components['schemas']['ColumnKey'];

interface StoredColumns extends Columns {
  /** The list they were chosen for; null for all of them together. */
  listId: string | null;
}

/** Keeps the columns of the list that was opened last. */
export function keepColumns(listId: string | null, columns: Columns): void {
  writeValue(COLUMNS, { listId, ...columns });
}

/** The columns of a list as they were when it was opened last, until the server has said; undefined for another list. */
export function storedColumns(listId: string | null): Columns | undefined {
  const stored = readJson(COLUMNS) as Partial<StoredColumns> | null;
  if (stored?.listId !== listId || !Array.isArray(stored.available) || !Array.isArray(stored.chosen))
    return undefined;
  return { available: stored.available, chosen: stored.chosen satisfies ColumnKey[] };
}

/** Keeps which goods were read last, by their ids alone: the rest is the server's and changes by the minute. */
export function keepProducts(products: readonly Product[]): void {
  writeValue(
    PRODUCTS,
    products.map(({ id }) => id),
  );
}
