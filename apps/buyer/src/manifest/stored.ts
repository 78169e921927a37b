import type { components, operations } from '@selvedge/api-spec/types';
import { readJson, writeValue } from '@selvedge/app-shell/session/storage';
import type { Product } from '../api/schemas';

/** Local-storage keys, named as in the specification; both are cleared when a session begins or ends. */
const COLUMNS = 'columnList';
const PRODUCTS = 'productList';

type Columns = Extract<
  operations['frontListColumns']['responses']['200']['content']['application/json'],
  { code: 200 }
>['data'];
type ColumnKey = components['schemas']['ColumnKey'];

interface StoredColumns extends Columns {
  /** Id of the list they were chosen for; null for all lists together. */
  listId: string | null;
}

/** Stores the columns of the list opened last. */
export function keepColumns(listId: string | null, columns: Columns): void {
  writeValue(COLUMNS, { listId, ...columns });
}

/** Returns the stored columns of a list until the server's answer arrives; undefined for a list other than the one opened last. */
export function storedColumns(listId: string | null): Columns | undefined {
  const stored = readJson(COLUMNS) as Partial<StoredColumns> | null;
  if (stored?.listId !== listId || !Array.isArray(stored.available) || !Array.isArray(stored.chosen))
    return undefined;
  return { available: stored.available, chosen: stored.chosen satisfies ColumnKey[] };
}

/** Stores the ids of the products read last; their other fields are not stored, as they change by the minute on the server. */
export function keepProducts(products: readonly Product[]): void {
  writeValue(
    PRODUCTS,
    products.map(({ id }) => id),
  );
}
