/** Cells that the sender of a sheet struck through: each keeps its row out, and what stands in it is not read. */

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
