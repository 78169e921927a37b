import type { CategoryNode } from '../api/schemas';

/** Number of levels of the category tree. */
export const LEVELS = 3;

/** Category as a row: its ancestors, the top first, and the number of levels that it and its descendants take. */
export interface CategoryRow extends CategoryNode {
  above: readonly CategoryNode[];
  height: number;
}

const heightOf = ({ children }: CategoryNode): number => 1 + Math.max(0, ...children.map(heightOf));

/** Returns the tree as rows, each after its parent. */
export function rowsOf(tree: readonly CategoryNode[], above: readonly CategoryNode[] = []): CategoryRow[] {
  return tree.flatMap((node) => [
    { ...node, above, height: heightOf(node) },
    ...rowsOf(node.children, [...above, node]),
  ]);
}

/**
 * Returns the categories under which one may be placed: not below itself, and no deeper than the tree allows; a new one is one level high.
 */
export function placesFor(rows: readonly CategoryRow[], moved?: CategoryRow): CategoryRow[] {
  return rows.filter(
    ({ id, above }) =>
      id !== moved?.id &&
      above.every((one) => one.id !== moved?.id) &&
      above.length + 1 + (moved?.height ?? 1) <= LEVELS,
  );
}

/** Returns the name of a category in the user's language. */
export const calledIn = (language: string, { name, nameEn }: Pick<CategoryNode, 'name' | 'nameEn'>): string =>
  language.startsWith('en') ? nameEn : name;

/** Returns the full path to a category, the top first. */
export const wayTo = (language: string, { above, ...node }: CategoryRow): string =>
  [...above, node].map((one) => calledIn(language, one)).join(' / ');
