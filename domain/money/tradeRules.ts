/**
 * The rules of trade that a house sets itself: pieces of a style that are the least one orders, and the surcharge on
 * small orders. Whoever checks or shows them is handed those that count now.
 */
import { MIN_PIECES_MULTI_SIZE, MIN_PIECES_SINGLE_SIZE, SURCHARGE_TIERS } from '../constants';
import type { Cents } from './money';

/** A step of the surcharge: from a value of goods in EUR cents on, so many basis points. */
export interface SurchargeTier {
  fromCents: Cents;
  surchargeBp: number;
}

/** The rules of trade of a house. */
export interface TradeRules {
  /** Least pieces of a style that comes in several sizes. */
  minPiecesMultiSize: number;
  /** Least pieces of a style that comes in one size. */
  minPiecesSingleSize: number;
  /** Rising from nought, with a falling surcharge. */
  surchargeTiers: readonly SurchargeTier[];
}

/** Keys of the rules, in the order they are shown. */
export const RULE_KEYS = ['minPiecesMultiSize', 'minPiecesSingleSize', 'surchargeTiers'] as const;
/** Key of a rule. */
export type RuleKey = (typeof RULE_KEYS)[number];

/** What one rule says, as it is stored and sent: pieces of a minimum, or steps of the surcharge. */
export interface RuleValue {
  pieces?: number;
  tiers?: SurchargeTier[];
}

/** Rules of a house that has set none. */
export const USUAL_RULES: TradeRules = {
  minPiecesMultiSize: MIN_PIECES_MULTI_SIZE,
  minPiecesSingleSize: MIN_PIECES_SINGLE_SIZE,
  surchargeTiers: SURCHARGE_TIERS,
};

/** What one of the rules says. */
export function valueOfRule(rules: TradeRules, key: RuleKey): RuleValue {
  return key === 'surchargeTiers' ? { tiers: [...rules.surchargeTiers] } : { pieces: rules[key] };
}

/** The rules with one of them set; a value of the other kind changes nothing. */
export function withRule(rules: TradeRules, key: RuleKey, { pieces, tiers }: RuleValue): TradeRules {
  if (key === 'surchargeTiers') return { ...rules, surchargeTiers: tiers ?? rules.surchargeTiers };
  return { ...rules, [key]: pieces ?? rules[key] };
}

/** Steps a surcharge may have. */
export const TIERS_MAX = 10;
/** The highest surcharge, in basis points: half the value of the goods. */
export const SURCHARGE_MAX_BP = 5000;
/** The highest minimum of pieces. */
export const MIN_PIECES_MAX = 100;

/** What is wrong with the steps of a surcharge: nothing begins at nought, values do not rise, or a step charges no less than the one before. */
export type TierFault = 'START' | 'RISING' | 'FALLING';

/** The first fault of the steps of a surcharge, with the place of its step; null for none. */
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
