/**
 * Trade rules that the merchant sets: the minimum pieces of a style, and the surcharge on small orders. Callers that check or show them
 * receive the current ones as an argument.
 */
import { MIN_PIECES_MULTI_SIZE, MIN_PIECES_SINGLE_SIZE, SURCHARGE_TIERS } from '../constants';
import type { Cents } from './money';

/** Tier of the surcharge: from a goods value in EUR cents on, its rate in basis points. */
export interface SurchargeTier {
  fromCents: Cents;
  surchargeBp: number;
}

/** Trade rules of the merchant. */
export interface TradeRules {
  /** Minimum pieces of a style that comes in several sizes. */
  minPiecesMultiSize: number;
  /** Minimum pieces of a style that comes in one size. */
  minPiecesSingleSize: number;
  /** Tiers with rising values from zero on, and falling surcharges. */
  surchargeTiers: readonly SurchargeTier[];
}

/** Keys of the rules, in the order in which they are shown. */
export const RULE_KEYS = ['minPiecesMultiSize', 'minPiecesSingleSize', 'surchargeTiers'] as const;
/** Key of a rule. */
export type RuleKey = (typeof RULE_KEYS)[number];

/** Value of one rule as it is stored and sent: the pieces of a minimum, or the tiers of the surcharge. */
export interface RuleValue {
  pieces?: number;
  tiers?: SurchargeTier[];
}

/** Default rules, for a merchant that has set none. */
export const DEFAULT_TRADE_RULES: TradeRules = {
  minPiecesMultiSize: MIN_PIECES_MULTI_SIZE,
  minPiecesSingleSize: MIN_PIECES_SINGLE_SIZE,
  surchargeTiers: SURCHARGE_TIERS,
};

/** Returns the value of one rule. */
export function valueOfRule(rules: TradeRules, key: RuleKey): RuleValue {
  return key === 'surchargeTiers' ? { tiers: [...rules.surchargeTiers] } : { pieces: rules[key] };
}

/** Returns the rules with one of them set; a value of the other kind changes nothing. */
export function withRule(rules: TradeRules, key: RuleKey, { pieces, tiers }: RuleValue): TradeRules {
  if (key === 'surchargeTiers') return { ...rules, surchargeTiers: tiers ?? rules.surchargeTiers };
  return { ...rules, [key]: pieces ?? rules[key] };
}

/** Maximum number of tiers of the surcharge. */
export const TIERS_MAX = 10;
/** Maximum surcharge, in basis points: half the value of the goods. */
export const SURCHARGE_MAX_BP = 5000;
/** Maximum of a minimum of pieces. */
export const MIN_PIECES_MAX = 100;

/**
 * Fault of the surcharge tiers: the first does not start at zero, the values do not rise, or a tier charges no less than the one before.
 */
export type TierFault = 'START' | 'RISING' | 'FALLING';

/** Returns the first fault of the surcharge tiers, with the index of the tier; null when there is none. */
export function tierFault(tiers: readonly SurchargeTier[]): { fault: TierFault; at: number } | null {
  if (tiers[0]?.fromCents !== 0) return { fault: 'START', at: 0 };
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (before === undefined) continue;
    if (tier.fromCents <= before.fromCents) return { fault: 'RISING', at };
    if (tier.surchargeBp >= before.surchargeBp) return { fault: 'FALLING', at };
  }
  return null;
}
