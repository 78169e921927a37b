/** Keeps what was made for the keys that were asked for last, as long as the version of what it was made of is the same. */
export class Newest<Made> {
  readonly #most: number;
  #version = '';
  #kept = new Map<string, Made>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What was made for a key, or what is made for it now. */
  get(version: string, key: string, make: () => Made): Made {
    if (version !== this.#version) this.#kept = new Map();
    this.#version = version;
    const made = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, made);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return made;
  }
}
