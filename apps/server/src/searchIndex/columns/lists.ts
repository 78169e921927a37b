/** Products of a list in its order. */
export interface ListProducts {
  docIds: Int32Array;
  /** EUR cents; NaN when the price is given on inquiry. */
  prices: Float64Array;
}

/** Item of a list as it is read for the search index. */
export interface ListItemRow {
  list: string;
  product: string;
  price: number | null;
}

/** Products of the lists that have been requested so far. */
export class Lists {
  readonly #products = new Map<string, ListProducts>();
  readonly #versions = new Map<string, number>();

  has(list: string): boolean {
    return this.#products.has(list);
  }

  /** Returns those of the lists that are loaded. */
  kept(lists: readonly string[]): string[] {
    return lists.filter((list) => this.#products.has(list));
  }

  productsOf(list: string): ListProducts {
    return this.#products.get(list) ?? { docIds: new Int32Array(0), prices: new Float64Array(0) };
  }

  /** Returns the version of a list, which counts its changes. */
  versionOf(list: string): number {
    return this.#versions.get(list) ?? 0;
  }

  /** Writes the current products of several lists; `rows` are in the order of each list. */
  put(lists: readonly string[], rows: readonly ListItemRow[], docIdOf: (product: string) => number): void {
    const byList = new Map<string, ListItemRow[]>(lists.map((list) => [list, []]));
    for (const row of rows) byList.get(row.list)?.push(row);
    for (const [list, items] of byList) {
      this.#products.set(list, {
        docIds: Int32Array.from(items, ({ product }) => docIdOf(product)),
        prices: Float64Array.from(items, ({ price }) => price ?? Number.NaN),
      });
      this.#versions.set(list, this.versionOf(list) + 1);
    }
  }
}
