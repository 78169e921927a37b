/** Step of the surcharge: for a goods value from `atCents` on, `surchargeBp` is added. */
export interface SurchargeStep {
  /** Goods value in EUR cents from which the step applies; the first step starts at 0. */
  atCents: number;
  /** Surcharge in basis points. */
  surchargeBp: number;
}

/** Data that the ruler draws and words. */
export interface RulerModel {
  /** Goods value as a share of the last threshold, 0 to 1. */
  fill: number;
  /** Surcharge of the current step, in basis points. */
  currentBp: number;
  /** Next step and the sum missing to it; undefined when the last step is reached. */
  next?: { atCents: number; missingCents: number; surchargeBp: number };
  /** Marks along the ruler. */
  marks: { at: number; atCents: number; surchargeBp: number }[];
}

/** Computes the position of a goods value among the surcharge steps. Steps may come in any order. */
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
