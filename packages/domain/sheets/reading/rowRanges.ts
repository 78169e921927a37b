/** Formats rising row numbers as ranges, `3–12` for consecutive ones; returns at most `most` ranges, and the number of rows in them. */
export function rowRanges(rowNos: readonly number[], most: number): { ranges: string[]; rows: number } {
  const found: { from: number; to: number }[] = [];
  for (const row of rowNos) {
    const last = found.at(-1);
    if (last !== undefined && row <= last.to + 1) last.to = row;
    else found.push({ from: row, to: row });
  }
  const told = found.slice(0, most);
  return {
    ranges: told.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)),
    rows: told.reduce((sum, { from, to }) => sum + to - from + 1, 0),
  };
}
