/** Pieces of a SKU from one list: what is put in a cart, kept in a draft, read from a sheet or sent as an inquiry. */
export interface WantedLine {
  skuId: string;
  listId: string;
  qty: number;
  /** EUR cents per piece as they were seen; absent where none were shown. */
  priceCents?: number;
  cartLineId?: string;
  /** EUR cents off the whole line, which only staff give. */
  discountCents?: number;
  note?: string;
}

const LONGEST_NOTE = 200;

/** What makes two lines one: the same SKU of the same list. */
export function lineKey({ listId, skuId }: Pick<WantedLine, 'listId' | 'skuId'>): string {
  return JSON.stringify([listId, skuId]);
}

/** Adds up lines of the same SKU of the same list, in the order of first appearance; notes are put together. */
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

/** What is left of lines once pieces of the same SKUs and lists are taken out of them, in their order; lines without pieces are gone. */
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

/** Lines in one order for everybody, so that those who write the same ones never wait for each other in a circle. */
export function inLockOrder<Line extends WantedLine>(lines: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ line, key: lineKey(line) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ line }) => line);
}
