import { searchText } from '@selvedge/domain/text/searchText';

/** Number of texts per block: a block is rebuilt when one of its texts changes. */
const BLOCK = 4096;

/** Concatenated texts, and the start of each. */
interface Block {
  text: string;
  starts: Int32Array;
}

/** Texts by place for substring search: a part of any of them, without white space, is found with a few searches in concatenated texts. */
export class SubstringIndex {
  readonly #textOf: (place: number) => string;
  readonly #blocks: (Block | undefined)[] = [];

  constructor(textOf: (place: number) => string) {
    this.#textOf = textOf;
  }

  /** Invalidates the block of a place whose text has changed. */
  touch(place: number): void {
    this.#blocks[Math.floor(place / BLOCK)] = undefined;
  }

  /** Marks the first `length` places whose texts contain a part; returns whether there is any. */
  mark(part: string, marks: Uint8Array, length: number): boolean {
    let isAny = false;
    for (let number = 0; number * BLOCK < length; number += 1) {
      const from = number * BLOCK;
      if (markIn(this.#block(number, Math.min(BLOCK, length - from)), part, marks, from)) isAny = true;
    }
    return isAny;
  }

  #block(number: number, length: number): Block {
    const known = this.#blocks[number];
    if (known?.starts.length === length + 1) return known;
    const texts = Array.from({ length }, (_, at) => searchText(this.#textOf(number * BLOCK + at)));
    const starts = new Int32Array(length + 1);
    texts.forEach((text, at) => {
      starts[at + 1] = (starts[at] ?? 0) + text.length + 1;
    });
    const block = { text: texts.join('\n'), starts };
    this.#blocks[number] = block;
    return block;
  }
}

function markIn({ text, starts }: Block, part: string, marks: Uint8Array, from: number): boolean {
  let at = text.indexOf(part);
  const isAny = at !== -1;
  for (let place = 0; at !== -1; at = text.indexOf(part, starts[place])) {
    while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
    marks[from + place] = 1;
    place += 1;
  }
  return isAny;
}
