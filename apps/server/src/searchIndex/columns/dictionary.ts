/** Texts that many products share, each kept once, by a number. */
export class Dictionary {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of a text, a new one for a new text. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}
