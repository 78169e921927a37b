import { HOUR_MS } from '@selvedge/domain/constants';

/**
 * Space for stored answers of repeatable calls, per person and hour, in bytes. Counted in the memory of each process: several together
 * store as many times more.
 */
export class StoredAnswerQuota {
  #hour = 0;
  readonly #bytes = new Map<string, number>();

  constructor(private readonly bytesPerHour: number) {}

  /** Reserves space for an answer of a person; returns false, and reserves nothing, when it does not fit. */
  take(actor: string, bytes: number, now: Date): boolean {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (hour !== this.#hour) this.#bytes.clear();
    this.#hour = hour;
    const taken = (this.#bytes.get(actor) ?? 0) + bytes;
    if (taken > this.bytesPerHour) return false;
    this.#bytes.set(actor, taken);
    return true;
  }
}
