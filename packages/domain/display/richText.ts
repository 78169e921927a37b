/** Text with headings, lists, emphasis and links as plain data: it contains no markup, so nothing in it can be executed. */

/** Kinds of blocks. */
export const RICH_KINDS = ['PARAGRAPH', 'HEADING', 'BULLET', 'NUMBER', 'QUOTE'] as const;
/** Kind of a block. */
export type RichKind = (typeof RICH_KINDS)[number];

/** Piece of text with one formatting. */
export interface RichRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Target of a link: an external page, a mail address, or a route inside the app. */
  href?: string;
}

/** Block of a text: a paragraph, a heading, or one item of a list. */
export interface RichBlock {
  kind: RichKind;
  runs: RichRun[];
}

/** Whole text. */
export type RichText = RichBlock[];

/** Maximum blocks of a text. */
export const RICH_BLOCKS_MAX = 200;
/** Maximum characters of a link address. */
const LINK_MAX = 300;
const LINK = /^(https:\/\/|mailto:|\/(?!\/))/;

/** Returns whether a text may link to an address: no scripts, and nothing unencrypted. */
export function isRichLink(href: string): boolean {
  return href.length <= LINK_MAX && LINK.test(href);
}

/** Returns the text without formatting, blocks separated by a space, cut to a length. */
export function plainText(text: RichText, most = Number.POSITIVE_INFINITY): string {
  const words = text
    .map(({ runs }) =>
      runs
        .map((run) => run.text)
        .join('')
        .trim(),
    )
    .filter((block) => block !== '')
    .join(' ');
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** Counts the characters of a text, blanks included; separators between blocks do not count. */
export function letterCount(text: RichText): number {
  return text.flatMap(({ runs }) => runs).reduce((sum, run) => sum + Array.from(run.text).length, 0);
}

/** Groups the blocks: the items of one list together, any other block alone. */
export function richGroups(text: RichText): { kind: RichKind; blocks: RichBlock[] }[] {
  const groups: { kind: RichKind; blocks: RichBlock[] }[] = [];
  for (const block of text) {
    const last = groups.at(-1);
    const isPoint = block.kind === 'BULLET' || block.kind === 'NUMBER';
    if (isPoint && last?.kind === block.kind) last.blocks.push(block);
    else groups.push({ kind: block.kind, blocks: [block] });
  }
  return groups;
}
