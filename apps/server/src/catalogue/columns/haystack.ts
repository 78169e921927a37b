/** Texts put together into one, in which a part of any of them, without white space, is found at the speed of one search. */
export class Haystack {
  readonly #text: string;
  /** Where each text begins. */
  readonly #starts: Int32Array;

  constructor(texts: readonly string[]) {
    this.#text = texts.join('\n');
    this.#starts = new Int32Array(texts.length + 1);
    let start = 0;
    texts.forEach((text, place) => {
      this.#starts[place] = start;
      start += text.length + 1;
    });
    this.#starts[texts.length] = start;
  }

  /** Marks the places of the texts that hold a part; answers whether there is any. */
  mark(part: string, marks: Uint8Array): boolean {
    let place = 0;
    let at = this.#text.indexOf(part);
    const isAny = at !== -1;
    while (at !== -1) {
      while ((this.#starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
      marks[place] = 1;
      at = this.#text.indexOf(part, this.#starts[place + 1]);
    }
    return isAny;
  }
}
