/**
 * Cells that the sender of a sheet struck through: each excludes its row, and its content is not read. A column with a struck-through
 * header is not read either; the header is reported.
 */

/** Marked form in which a struck-through header is stored among the headers of a sheet: no column has such a name. */
const STRUCK_HEAD = /^~~(.+)~~$/s;
/** Maximum characters stored of a struck-through header; with its marks it is no longer than any other. */
const LONGEST_STRUCK_HEAD = 56;

/** Returns the headers of a sheet from staff, with the struck-through ones marked. */
export function headTexts({
  texts,
  struck,
}: {
  texts: readonly string[];
  struck: readonly number[];
}): string[] {
  return texts.map((text, at) => (struck.includes(at) ? `~~${text.slice(0, LONGEST_STRUCK_HEAD)}~~` : text));
}

/** Returns whether a stored header was struck through. */
export function isStruckHead(head: string): boolean {
  return STRUCK_HEAD.test(head);
}

/** Returns the struck-through headers of a sheet from staff, as they were written. */
export function struckHeads(heads: readonly string[]): string[] {
  return heads.flatMap((head) => STRUCK_HEAD.exec(head)?.[1] ?? []);
}

/** Returns the columns whose cells in one row are struck through; `heads` are the headers over such cells. */
export function struckColumns<Column extends string>(
  heads: readonly string[],
  layout: Readonly<Partial<Record<Column, string>>>,
): Column[] {
  const columns = Object.keys(layout) as Column[];
  return columns.filter((column) => heads.includes(layout[column] ?? ''));
}

/** Returns the cells of a row by column, with the struck-through ones blank. */
export function withoutStruck<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  struck: readonly (keyof Texts & string)[],
): Texts {
  return { ...texts, ...Object.fromEntries(struck.map((column) => [column, ''])) };
}

/**
 * Returns the problems of a row together with its struck-through cells, which have no other problem. When the code is struck through, the
 * other cells have no problems either: they are checked against the product of the code.
 */
export function withStruckOut<Column extends string, Problem extends { column: Column }>(
  problems: readonly Problem[],
  struck: readonly Column[],
): (Problem | { column: Column; code: 'STRUCK_OUT' })[] {
  const isNameless = struck.some((column) => column === 'code');
  const others = isNameless ? [] : problems.filter(({ column }) => !struck.includes(column));
  return [...struck.map((column) => ({ column, code: 'STRUCK_OUT' as const })), ...others];
}
