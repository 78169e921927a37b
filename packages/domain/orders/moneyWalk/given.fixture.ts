/** Constants of every random walk. */
import { DEFAULT_TRADE_RULES } from '../../money/tradeRules';

/** Time of every event. */
export const DAY = new Date('2026-01-05T00:00:00Z');
/** Surcharge tiers. */
export const TIERS = DEFAULT_TRADE_RULES.surchargeTiers;

/** Returns a random whole number from 0 up to, not including, the limit. */
export type Draw = (limit: number) => number;
