/** Comparison of two texts; below zero when the first comes first. */
export type Compare = (one: string, other: string) => number;

/** Compares texts by UTF-16 code units, as codes are ordered everywhere. */
export const byCodeUnits: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

const SPARE = 1.25;

/** Texts by place with their sort order, which is computed once and updated as texts are added and changed. */
export class SortedTexts {
  readonly texts: string[] = [];
  readonly #compare: Compare;
  /** Places in the order of their texts; empty until first needed. */
  #order = new Int32Array(0);
  #ordered = 0;
  #ranks: Int32Array | null = null;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Writes the text of a place, which is an existing place or the next one. */
  put(place: number, text: string): void {
    const before = this.texts[place];
    if (before === text) return;
    if (before !== undefined) this.#remove(place);
    this.texts[place] = text;
    if (this.#ordered > 0) this.#insert(place, text);
    this.#ranks = null;
  }

  /** Returns the rank of the text at each place; equal texts have the same rank. */
  ranks(): Int32Array {
    if (this.#ordered === 0) this.#sort();
    this.#ranks ??= this.#makeRanks();
    return this.#ranks;
  }

  #text(at: number): string {
    return this.texts[this.#order[at] ?? 0] ?? '';
  }

  #sort(): void {
    const places = Array.from(this.texts, (_, place) => place);
    const { texts } = this;
    places.sort((one, other) => this.#compare(texts[one] ?? '', texts[other] ?? ''));
    this.#order = Int32Array.from(places);
    this.#ordered = places.length;
  }

  #makeRanks(): Int32Array {
    const ranks = new Int32Array(this.texts.length);
    let rank = 0;
    for (let at = 0; at < this.#ordered; at += 1) {
      if (at > 0 && this.#compare(this.#text(at - 1), this.#text(at)) !== 0) rank += 1;
      ranks[this.#order[at] ?? 0] = rank;
    }
    return ranks;
  }

  #insert(place: number, text: string): void {
    let low = 0;
    let high = this.#ordered;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#text(middle), text) <= 0) low = middle + 1;
      else high = middle;
    }
    if (this.#ordered === this.#order.length) {
      const wider = new Int32Array(Math.ceil((this.#ordered + 16) * SPARE));
      wider.set(this.#order);
      this.#order = wider;
    }
    this.#order.copyWithin(low + 1, low, this.#ordered);
    this.#order[low] = place;
    this.#ordered += 1;
  }

  #remove(place: number): void {
    const at = this.#order.subarray(0, this.#ordered).indexOf(place);
    if (at === -1) return;
    this.#order.copyWithin(at, at + 1, this.#ordered);
    this.#ordered -= 1;
  }
}
