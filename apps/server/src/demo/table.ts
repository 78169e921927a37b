/** Parses a table with bars between the cells, one row per line; `-` stands for an empty cell. */
export function readTable(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((cell) => {
        const words = cell.trim();
        return words === '-' ? '' : words;
      }),
    );
}
