import { MIN_PIECES_MAX, SURCHARGE_MAX_BP, tierFault, TIERS_MAX } from '@selvedge/domain/money/tradeRules';
import type { SurchargeTier } from '@selvedge/domain/money/tradeRules';
import * as z from 'zod/mini';

const MOST_EURO = 10_000_000;
const CENTS = 100;
const BP = 100;

/** Validation of a minimum: one piece or more. */
export const piecesFormSchema = z.object({
  pieces: z
    .nullable(z.number())
    .check(z.refine((n) => n !== null && Number.isInteger(n) && n >= 1 && n <= MIN_PIECES_MAX, 'pieces')),
});

const tier = z.object({
  from: z.nullable(z.number()).check(z.refine((n) => n !== null && n >= 0 && n <= MOST_EURO, 'from')),
  percent: z
    .nullable(z.number())
    .check(z.refine((n) => n !== null && n >= 0 && n * BP <= SURCHARGE_MAX_BP, 'percent')),
});

/**
 * Validation of the surcharge tiers: the value in euro from which each applies, and its percentage; values rise from zero and percentages
 * fall.
 */
export const tiersFormSchema = z
  .object({ tiers: z.array(tier).check(z.minLength(1), z.maxLength(TIERS_MAX)) })
  .check((given) => {
    const found = tierFault(tiersOf(given.value));
    if (found === null) return;
    given.issues.push({
      code: 'custom',
      message: found.fault,
      input: given.value,
      path: ['tiers', found.at, found.fault === 'FALLING' ? 'percent' : 'from'],
    });
  });
export type TiersValues = z.infer<typeof tiersFormSchema>;

/** Returns the tiers for the request: EUR cents and basis points. */
export function tiersOf({ tiers }: TiersValues): SurchargeTier[] {
  return tiers.map(({ from, percent }) => ({
    fromCents: Math.round((from ?? 0) * CENTS),
    surchargeBp: Math.round((percent ?? 0) * BP),
  }));
}

/** Returns the tiers as form values: euro and percent. */
export function tierValues(tiers: readonly SurchargeTier[]): TiersValues {
  return {
    tiers: tiers.map(({ fromCents, surchargeBp }) => ({
      from: fromCents / CENTS,
      percent: surchargeBp / BP,
    })),
  };
}
