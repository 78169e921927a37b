/** LRU cache: stores values by key as long as the version of their source is the same. */
export class Newest<Made> {
  readonly #most: number;
  readonly #kept = new Map<string, { version: string; made: Made }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value of a key for this version, or makes it. */
  get(key: string, version: string, make: () => Made): Made {
    const known = this.#kept.get(key);
    const entry = known?.version === version ? known : { version, made: make() };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return entry.made;
  }
}
