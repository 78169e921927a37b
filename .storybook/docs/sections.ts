/** The part of a Markdown tree that this plugin reads and writes. */
interface Node {
  type: string;
  depth?: number;
  value?: string;
  name?: string;
  attributes?: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: Node[];
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
const nameOf = (heading: Node): string =>
  textOf(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Wraps each heading of the second level and what follows it into a section with the heading's name, so that the styles of the pages can
 * lay "When" and "When not", "Do" and "Do not" beside each other while pages stay plain Markdown.
 */
export function sections() {
  return (tree: Node): void => {
    const parts: Node[] = [];
    let open: Node[] = parts;
    for (const node of tree.children ?? []) {
      if (node.type === 'heading' && node.depth === 2) {
        open = [];
        const name = { type: 'mdxJsxAttribute' as const, name: 'data-part', value: nameOf(node) };
        parts.push({ type: 'mdxJsxFlowElement', name: 'section', attributes: [name], children: open });
      }
      open.push(node);
    }
    tree.children = parts;
  };
}
