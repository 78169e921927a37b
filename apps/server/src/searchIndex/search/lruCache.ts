/** LRU cache: stores values by key as long as the version of their source is the same. */
export class LruCache<Made> {
  readonly #most: number;
  readonly #entries = new Map<string, { version: string; made: Made }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value of a key for this version, or makes it. */
  get(key: string, version: string, make: () => Made): Made {
    const known = this.#entries.get(key);
    const entry = known?.version === version ? known : { version, made: make() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
    return entry.made;
  }
}
