/** Text with headings, lists, emphasis and links as plain data: what a person writes holds no markup, so nothing in it can run. */

/** What a block is. */
export const RICH_KINDS = ['PARAGRAPH', 'HEADING', 'BULLET', 'NUMBER', 'QUOTE'] as const;
/** One of them. */
export type RichKind = (typeof RICH_KINDS)[number];

/** A piece of text in one look. */
export interface RichRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** A page outside, an address to write to, or a route inside the app. */
  href?: string;
}

/** A paragraph, a heading, or one point of a list. */
export interface RichBlock {
  kind: RichKind;
  runs: RichRun[];
}

/** A whole text. */
export type RichText = RichBlock[];

/** Blocks that a text may have. */
export const RICH_BLOCKS_MAX = 200;
/** Characters of an address. */
const LINK_MAX = 300;
const LINK = /^(https:\/\/|mailto:|\/(?!\/))/;

/** Whether a text may lead there: nothing that runs, and nothing unencrypted. */
export function isRichLink(href: string): boolean {
  return href.length <= LINK_MAX && LINK.test(href);
}

/** The words alone, blocks with a space between them, cut to a length. */
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

/** How many characters are written, blanks included; what parts the blocks does not count. */
export function letterCount(text: RichText): number {
  return text.flatMap(({ runs }) => runs).reduce((sum, run) => sum + Array.from(run.text).length, 0);
}

/** Blocks that belong together: the points of one list, any other block alone. */
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
