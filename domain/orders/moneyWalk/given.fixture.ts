/** What every walk is given. */
import { USUAL_RULES } from '../../money/tradeRules';

/** When everything happens. */
export const DAY = new Date('2026-01-05T00:00:00Z');
/** Steps of the surcharge. */
export const TIERS = USUAL_RULES.surchargeTiers;

/** Whole number from 0 up to, not including, the limit. */
export type Draw = (limit: number) => number;
