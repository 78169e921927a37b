/** A step of the surcharge: at or above `atCents` goods value, `surchargeBp` is added. */
export interface SurchargeStep {
  /** Goods value in EUR cents from which the step holds; the first step starts at 0. */
  atCents: number;
  /** Surcharge in basis points. */
  surchargeBp: number;
}

/** What the ruler draws and says. */
export interface RulerModel {
  /** Goods value as part of the last threshold, 0 to 1. */
  fill: number;
  /** Surcharge of the step the value stands in. */
  currentBp: number;
  /** The next step and the sum still missing to it; absent once the last step is reached. */
  next?: { atCents: number; missingCents: number; surchargeBp: number };
  /** Marks along the ruler. */
  marks: { at: number; atCents: number; surchargeBp: number }[];
}

/** Places a goods value among the surcharge steps. Steps may come in any order. */
export function rulerModel(goodsCents: number, steps: readonly SurchargeStep[]): RulerModel {
  const sorted = [...steps].sort((a, b) => a.atCents - b.atCents);
  const end = sorted.at(-1)?.atCents ?? 0;
  const reached = sorted.findLast((step) => goodsCents >= step.atCents) ?? sorted[0];
  const next = sorted.find((step) => step.atCents > goodsCents);
  return {
    fill: end > 0 ? Math.min(1, Math.max(0, goodsCents / end)) : 1,
    currentBp: reached?.surchargeBp ?? 0,
    next: next && {
      atCents: next.atCents,
      missingCents: next.atCents - goodsCents,
      surchargeBp: next.surchargeBp,
    },
    marks: sorted.map((step) => ({ at: end > 0 ? step.atCents / end : 0, ...step })),
  };
}
