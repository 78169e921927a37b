import { isRichLink, RICH_BLOCKS_MAX, richGroups } from '@selvedge/domain/display/richText';
import type { RichBlock, RichKind, RichRun, RichText } from '@selvedge/domain/display/richText';
import type { JSONContent as Node } from '@tiptap/core';

const INSIDE: Readonly<Record<string, RichKind>> = {
  heading: 'HEADING',
  bulletList: 'BULLET',
  orderedList: 'NUMBER',
  blockquote: 'QUOTE',
};

function runOf({ text = ' ', marks = [] }: Node): RichRun {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.href;
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(typeof href === 'string' && isRichLink(href) && { href }),
  };
}

const isLine = ({ type }: Node): boolean => type === 'paragraph' || type === 'heading';

/** Returns a block of that kind for every line below a node: a nested list becomes items of the outer one. */
function blocksOf(node: Node, kind: RichKind): RichBlock[] {
  const own = INSIDE[node.type ?? ''];
  const inner = kind === 'PARAGRAPH' && own !== undefined ? own : kind;
  if (isLine(node)) return [{ kind: inner, runs: (node.content ?? []).map(runOf) }];
  return (node.content ?? []).flatMap((child) => blocksOf(child, inner));
}

/** Converts a document of the editor into the form that the server stores; empty when nothing was written. */
export function toRich(document: Node): RichText {
  const blocks = blocksOf(document, 'PARAGRAPH').slice(0, RICH_BLOCKS_MAX);
  return blocks.some(({ runs }) => runs.length > 0) ? blocks : [];
}

const textNode = ({ text, bold, italic, underline, href }: RichRun): Node => ({
  type: 'text',
  text,
  marks: [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(underline ? [{ type: 'underline' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ],
});

const line = ({ runs }: RichBlock): Node => ({ type: 'paragraph', content: runs.map(textNode) });

/** Converts a stored text into a document of the editor. */
export function fromRich(text: RichText): Node {
  const content = richGroups(text).map(({ kind, blocks }): Node => {
    const lines = blocks.map(line);
    if (kind === 'HEADING') return { ...lines[0], type: 'heading', attrs: { level: 3 } };
    if (kind === 'QUOTE') return { type: 'blockquote', content: lines };
    if (kind === 'PARAGRAPH') return lines[0] ?? { type: 'paragraph' };
    return {
      type: kind === 'BULLET' ? 'bulletList' : 'orderedList',
      content: lines.map((one) => ({ type: 'listItem', content: [one] })),
    };
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
