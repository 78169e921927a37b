/** Gives a taken slot back; more than once does nothing. */
export type Release = () => void;

/** Why no slot is free: the owner holds the most one may, or all together hold too much. */
export type SlotProblem = 'OWNER' | 'TOTAL';

/** Counts what is under way at the same time, per owner and by weight in all. */
export class Slots {
  private readonly countByOwner = new Map<string, number>();
  private weight = 0;

  /**
   * @param perOwner slots one owner may hold at the same time
   * @param total weight all owners may hold together, in the unit of `take`
   */
  constructor(
    private readonly perOwner: number,
    private readonly total: number,
  ) {}

  /** Takes a slot of some weight for an owner, or says why there is none. */
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
