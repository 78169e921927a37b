/** Dictionary encoding of texts that many products share: each text is stored once and has a code. */
export class Dictionary {
  readonly texts: string[] = [];
  readonly #codes = new Map<string, number>();

  /** Returns the code of a text, a new one for a new text. */
  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}
