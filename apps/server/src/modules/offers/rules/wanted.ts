/** Requested pieces of a SKU from one list, as they are added to a cart, saved in a draft, read from a sheet or sent as an inquiry. */
export interface WantedLine {
  skuId: string;
  listId: string;
  qty: number;
  /** EUR cents per piece as the buyer saw them; undefined when no price was shown. */
  priceCents?: number;
  cartLineId?: string;
  /** Discount in EUR cents on the whole line, which only staff enter. */
  discountCents?: number;
  note?: string;
}

const LONGEST_NOTE = 200;

/** Returns the key of a line: lines of the same SKU and list have the same one. */
export function lineKey({ listId, skuId }: Pick<WantedLine, 'listId' | 'skuId'>): string {
  return JSON.stringify([listId, skuId]);
}

/** Adds up lines of the same SKU and list, in the order of first appearance; joins their notes. */
export function addUp<Line extends WantedLine>(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(line);
    const first = found.get(key);
    const notes = [...new Set([first?.note, line.note].filter((note) => note !== undefined && note !== ''))];
    const note = notes.length === 0 ? {} : { note: notes.join('; ').slice(0, LONGEST_NOTE) };
    found.set(key, { ...line, ...first, qty: (first?.qty ?? 0) + line.qty, ...note });
  }
  return [...found.values()];
}

/** Returns the lines without the taken pieces of the same SKUs and lists, in their order; lines without remaining pieces are left out. */
export function withoutPieces<Line extends Pick<WantedLine, 'skuId' | 'listId' | 'qty'>>(
  lines: readonly Line[],
  taken: readonly WantedLine[],
): Line[] {
  const open = new Map(addUp(taken).map((line) => [lineKey(line), line.qty]));
  return lines.flatMap((line) => {
    const key = lineKey(line);
    const gone = Math.min(line.qty, open.get(key) ?? 0);
    open.set(key, (open.get(key) ?? 0) - gone);
    return gone === line.qty ? [] : [{ ...line, qty: line.qty - gone }];
  });
}

/** Sorts lines in the order in which all transactions write them, so that transactions on the same lines do not deadlock. */
export function inLockOrder<Line extends WantedLine>(lines: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ line, key: lineKey(line) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ line }) => line);
}
