/**
 * Conversion of text between spreadsheets and the grid: rows by line, cells by tab, quotes as Excel, Numbers and LibreOffice write them.
 */

/**
 * Parses a copied block into rows of cells. A line end at the end adds no row; a quoted cell may contain tabs, line ends and doubled
 * quotes.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let index = 0;
  const endRow = () => {
    row.push(cell);
    rows.push(row);
    row = [];
    cell = '';
  };
  while (index < text.length) {
    const mark = text.charAt(index);
    if (quoted) {
      if (mark !== '"') cell += mark;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (mark === '"' && cell === '' && closesCell(text, index)) quoted = true;
    else if (mark === '\t') {
      row.push(cell);
      cell = '';
    } else if (mark === '\r' || mark === '\n') {
      if (mark === '\r' && text.charAt(index + 1) === '\n') index += 1;
      endRow();
    } else cell += mark;
    index += 1;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/**
 * Returns whether a quote opens a quoted cell: only when the closing quote is followed by a tab, a line end or the end of the text, so `5"
 * heel` is plain text.
 */
function closesCell(text: string, open: number): boolean {
  let index = open + 1;
  while (index < text.length) {
    if (text.charAt(index) === '"') {
      if (text.charAt(index + 1) === '"') index += 1;
      else return index + 1 >= text.length || '\t\r\n'.includes(text.charAt(index + 1));
    }
    index += 1;
  }
  return false;
}

/** Marks a cell as text with a leading apostrophe when a spreadsheet would run it as a formula; signed numbers stay numbers. */
function neutral(cell: string): string {
  return /^[=@]/.test(cell) || /^[+-](?![\d.,\s]+$)/.test(cell) ? `'${cell}` : cell;
}

/** Formats a block as tab-separated text. */
export function formatBlock(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map((cell) => quote(neutral(cell))).join('\t')).join('\r\n');
}
