/** Keeping text from acting as a formula in a spreadsheet program. */

/** True for text beginning with = + - @, a tab or a carriage return. */
function isFormulaLike(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text);
}

/** Text safe in a CSV cell: an apostrophe in front of what would act as a formula. In .xlsx write string cells. */
export function neutralise(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}
