/** Releases a slot; further calls do nothing. */
export type Release = () => void;

/** Reason why no slot is free: the owner has the maximum, or all owners together have too much weight. */
export type SlotProblem = 'OWNER' | 'TOTAL';

/** Counts work in progress, per owner and by total weight. */
export class Slots {
  private readonly countByOwner = new Map<string, number>();
  private weight = 0;

  /**
   * @param perOwner slots that one owner may have at the same time
   * @param total weight that all owners may have together, in the unit of `take`
   */
  constructor(
    private readonly perOwner: number,
    private readonly total: number,
  ) {}

  /** Takes a slot of some weight for an owner, or returns why there is none. */
  take(owner: string, weight: number): Release | SlotProblem {
    const count = this.countByOwner.get(owner) ?? 0;
    if (count >= this.perOwner) return 'OWNER';
    if (this.weight > 0 && this.weight + weight > this.total) return 'TOTAL';
    this.countByOwner.set(owner, count + 1);
    this.weight += weight;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.weight -= weight;
      const left = (this.countByOwner.get(owner) ?? 1) - 1;
      if (left > 0) this.countByOwner.set(owner, left);
      else this.countByOwner.delete(owner);
    };
  }
}
