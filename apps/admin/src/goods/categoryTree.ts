import type { CategoryNode } from '../api/schemas';

/** Levels of the tree. */
export const LEVELS = 3;

/** A category as a row: those above it, the top first, and how many levels stand in it and below it. */
export interface CategoryRow extends CategoryNode {
  above: readonly CategoryNode[];
  height: number;
}

const heightOf = ({ children }: CategoryNode): number => 1 + Math.max(0, ...children.map(heightOf));

/** The tree as rows, each behind the one it belongs to. */
export function rowsOf(tree: readonly CategoryNode[], above: readonly CategoryNode[] = []): CategoryRow[] {
  return tree.flatMap((node) => [
    { ...node, above, height: heightOf(node) },
    ...rowsOf(node.children, [...above, node]),
  ]);
}

/** Where a category may stand: not below itself, and no deeper than the tree goes; a new one is one level high. */
export function placesFor(rows: readonly CategoryRow[], moved?: CategoryRow): CategoryRow[] {
  return rows.filter(
    ({ id, above }) =>
      id !== moved?.id &&
      above.every((one) => one.id !== moved?.id) &&
      above.length + 1 + (moved?.height ?? 1) <= LEVELS,
  );
}

/** A category in the language of the reader. */
export const calledIn = (language: string, { name, nameEn }: Pick<CategoryNode, 'name' | 'nameEn'>): string =>
  language.startsWith('en') ? nameEn : name;

/** The whole way to a category, the top first. */
export const wayTo = (language: string, { above, ...node }: CategoryRow): string =>
  [...above, node].map((one) => calledIn(language, one)).join(' / ');
