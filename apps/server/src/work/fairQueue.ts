/** How much work is taken on at once. */
export interface QueueLimits {
  /** Pieces of work under way at the same time. */
  running: number;
  /** Pieces one person may have waiting. */
  waitingEach: number;
  /** Pieces that wait in all. */
  waiting: number;
}

/** No more work is taken on just now. */
export class QueueFullError extends Error {}

/**
 * Bounded work that is fair between persons: whoever waits longest among those with the least under way comes next, so one
 * person with many pieces holds nobody up. Work beyond the limits is refused with `QueueFullError` at once.
 */
export class FairQueue {
  private readonly waiting: Array<{ person: string; start: () => void }> = [];
  private readonly underWay = new Map<string, number>();
  private running = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Does the work when its turn comes and answers what it answers. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    await this.turn(person);
    try {
      return await work();
    } finally {
      this.leave(person);
    }
  }

  private turn(person: string): Promise<void> {
    if (this.running < this.limits.running) {
      this.enter(person);
      return Promise.resolve();
    }
    const own = this.waiting.filter((one) => one.person === person).length;
    if (this.waiting.length >= this.limits.waiting || own >= this.limits.waitingEach) {
      return Promise.reject(new QueueFullError('too much work waits'));
    }
    return new Promise((resolve) => this.waiting.push({ person, start: resolve }));
  }

  private enter(person: string): void {
    this.running += 1;
    this.underWay.set(person, (this.underWay.get(person) ?? 0) + 1);
  }

  private leave(person: string): void {
    this.running -= 1;
    const left = (this.underWay.get(person) ?? 1) - 1;
    if (left === 0) this.underWay.delete(person);
    else this.underWay.set(person, left);
    const busy = (one: { person: string }) => this.underWay.get(one.person) ?? 0;
    const next = this.waiting.reduce<(typeof this.waiting)[number] | undefined>(
      (best, one) => (best === undefined || busy(one) < busy(best) ? one : best),
      undefined,
    );
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.enter(next.person);
    next.start();
  }
}
