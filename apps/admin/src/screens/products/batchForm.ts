import type { components } from '@selvedge/api-spec/types';
import { applyBp } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';
import type { StaffProduct } from '../../api/schemas';

/** Stands for what stays as it is, where a select needs a choice. */
export const STAYS = 'STAYS';
const POINTS = 100;

/** What changes in many products; messages are keys of the products' words. */
export const batchSchema = z
  .object({
    /** Percent that the wholesale price goes up or, below zero, down. */
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
/** What the form holds. */
export type BatchValues = z.infer<typeof batchSchema>;

const bpOf = (percent: number | null): number => Math.round((percent ?? 0) * POINTS);

/** What is sent of the form. */
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

/** What a product costs afterwards, EUR cents; one on inquiry stays so. */
export const priceAfter = (
  { wholesalePriceCents: was }: StaffProduct,
  percent: number | null,
): number | null => (was === null ? null : was + applyBp(was, bpOf(percent)));

/** Free pieces of some products at their wholesale prices before and after, EUR cents. */
export function valueOf(rows: readonly StaffProduct[], percent: number | null) {
  const sum = (priceOf: (row: StaffProduct) => number | null) =>
    rows.reduce((total, row) => total + (priceOf(row) ?? 0) * row.stockQty, 0);
  return { before: sum((row) => row.wholesalePriceCents), after: sum((row) => priceAfter(row, percent)) };
}
