import type { components } from '@selvedge/api-spec/types';
import { applyBp } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';
import type { StaffProduct } from '../../api/schemas';

/** Value that leaves a field unchanged, for a select that needs a choice. */
export const STAYS = 'STAYS';
const POINTS = 100;

/** Validation of a change of many products; errors are message keys of the products. */
export const batchSchema = z
  .object({
    /** Percentage by which the wholesale price rises or, below zero, falls. */
    percent: z.nullable(
      z.number().check(z.minimum(-90, 'batch.percentRange'), z.maximum(900, 'batch.percentRange')),
    ),
    season: z
      .string()
      .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2}[0-9]{2}|EVERGREEN)?$/, 'batch.seasonForm')),
    hot: z.enum([STAYS, 'yes', 'no']),
    warehouseId: z.string(),
  })
  .check(
    z.refine(
      ({ percent, season, hot, warehouseId }) =>
        (percent ?? 0) !== 0 || season !== '' || hot !== STAYS || warehouseId !== STAYS,
      { path: ['percent'], error: 'batch.nothing' },
    ),
  );
/** Values of the form. */
export type BatchValues = z.infer<typeof batchSchema>;

const bpOf = (percent: number | null): number => Math.round((percent ?? 0) * POINTS);

/** Returns the changes for the request. */
export function changeOf({
  percent,
  season,
  hot,
  warehouseId,
}: BatchValues): components['schemas']['ProductChange'] {
  const set = {
    ...(season !== '' && { season }),
    ...(hot !== STAYS && { hot: hot === 'yes' }),
    ...(warehouseId !== STAYS && { warehouseId }),
  };
  const percentBp = bpOf(percent);
  return percentBp === 0 ? set : { ...set, percentBp };
}

/** Returns the wholesale price after the change, EUR cents; a price on inquiry stays null. */
export const priceAfter = (
  { wholesalePriceCents: was }: StaffProduct,
  percent: number | null,
): number | null => (was === null ? null : was + applyBp(was, bpOf(percent)));

/** Returns the value of the free pieces of some products at their wholesale prices before and after the change, EUR cents. */
export function valueOf(rows: readonly StaffProduct[], percent: number | null) {
  const sum = (priceOf: (row: StaffProduct) => number | null) =>
    rows.reduce((total, row) => total + (priceOf(row) ?? 0) * row.stockQty, 0);
  return { before: sum((row) => row.wholesalePriceCents), after: sum((row) => priceAfter(row, percent)) };
}
