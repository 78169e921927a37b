/** Prevents text from being evaluated as a formula in a spreadsheet program. */

/** Returns true for text beginning with = + - @, a tab or a carriage return. */
function isFormulaLike(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text);
}

/** Returns text that is safe in a CSV cell: an apostrophe precedes anything that would be a formula. In .xlsx write string cells. */
export function neutralise(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}
