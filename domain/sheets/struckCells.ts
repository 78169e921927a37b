/**
 * Cells that the sender of a sheet struck through: each keeps its row out, and what stands in it is not read. A column whose
 * head is struck through is not read either; its head is told.
 */

/** How a struck head is kept among the heads of a sheet: no column is known by such a name. */
const STRUCK_HEAD = /^~~(.+)~~$/s;
/** Characters of a struck head that are kept; with its marks it is no longer than any other. */
const LONGEST_STRUCK_HEAD = 56;

/** The heads of a sheet of staff, those that are struck through marked. */
export function headTexts({
  texts,
  struck,
}: {
  texts: readonly string[];
  struck: readonly number[];
}): string[] {
  return texts.map((text, at) => (struck.includes(at) ? `~~${text.slice(0, LONGEST_STRUCK_HEAD)}~~` : text));
}

/** Whether a head was kept as struck through. */
export function isStruckHead(head: string): boolean {
  return STRUCK_HEAD.test(head);
}

/** The struck ones among the heads of a sheet of staff, as they were written. */
export function struckHeads(heads: readonly string[]): string[] {
  return heads.flatMap((head) => STRUCK_HEAD.exec(head)?.[1] ?? []);
}

/** The columns of a sheet whose cells in one row are struck through; `heads` are the heads over such cells. */
export function struckColumns<Column extends string>(
  heads: readonly string[],
  layout: Readonly<Partial<Record<Column, string>>>,
): Column[] {
  const columns = Object.keys(layout) as Column[];
  return columns.filter((column) => heads.includes(layout[column] ?? ''));
}

/** The cells of a row by column, the struck ones blank. */
export function withoutStruck<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  struck: readonly (keyof Texts & string)[],
): Texts {
  return { ...texts, ...Object.fromEntries(struck.map((column) => [column, ''])) };
}

/**
 * The problems of a row together with its struck cells, of which nothing else is said. Where the code is struck nothing can be
 * said of the other cells either: they are judged by what the code names.
 */
export function withStruckOut<Column extends string, Problem extends { column: Column }>(
  problems: readonly Problem[],
  struck: readonly Column[],
): (Problem | { column: Column; code: 'STRUCK_OUT' })[] {
  const isNameless = struck.some((column) => column === 'code');
  const others = isNameless ? [] : problems.filter(({ column }) => !struck.includes(column));
  return [...struck.map((column) => ({ column, code: 'STRUCK_OUT' as const })), ...others];
}
