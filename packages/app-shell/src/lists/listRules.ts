import {
  deliveryMethodValues,
  listVisibilityValues,
  minOrderModeValues,
  orderKindValues,
  priceRoundingValues,
} from '@selvedge/api-spec/values';
import { productColumnKeys } from '@selvedge/domain/products/columns';
import * as z from 'zod/mini';

/** Maximum amounts in euro, as in the contract: of an order, and of one piece. */
const MOST_EURO = 10_000_000_000;
const MOST_EURO_PIECE = 100_000;
const MOST_PIECES = 10_000_000;

const needed = z.string().check(z.trim(), z.minLength(1, 'needed'));
const upTo = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'tooLong'));
const given = (key: string, most: number) =>
  z
    .nullable(z.number().check(z.int(key), z.minimum(0, key), z.maximum(most, key)))
    .check(z.refine((value) => value !== null, key));
const euro = (most: number) =>
  z.nullable(z.number().check(z.minimum(0, 'amount'), z.maximum(most, 'amount')));
const pieces = z.nullable(
  z.number().check(z.int('pieces'), z.minimum(0, 'pieces'), z.maximum(MOST_PIECES, 'pieces')),
);
const columns = z.array(z.enum(productColumnKeys)).check(z.minLength(1, 'needed'));

const isAbove = (most: number | null, least: number | null): boolean =>
  most === null || least === null || most >= least;

/**
 * Validation of a list's settings: named as in the contract, amounts in euro, percentages in percent, times in the browser's time zone. The
 * last four fields belong to staff. Errors are keys of its messages.
 */
export const listFormSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(120, 'tooLong')),
    kind: z.enum(orderKindValues),
    deliveryMethod: z.enum(deliveryMethodValues),
    excludeTaiwan: z.boolean(),
    startAt: needed,
    closeAt: needed,
    minOrderValueCents: euro(MOST_EURO),
    minOrderMode: z.enum(minOrderModeValues),
    shipDays: given('days', 365),
    receiveDays: given('days', 365),
    columns,
    material: z.boolean(),
    origin: z.boolean(),
    minCostCents: euro(MOST_EURO_PIECE),
    maxCostCents: euro(MOST_EURO_PIECE),
    minAvailability: pieces,
    maxAvailability: pieces,
    note: upTo(1000),
    expectedArrival: z.string(),
    depositBp: z.nullable(z.number().check(z.minimum(0, 'percent'), z.maximum(100, 'percent'))),
    nameEn: upTo(120),
    noteEn: upTo(1000),
    visibility: z.enum(listVisibilityValues),
    visibleTo: z.array(z.string()),
  })
  .check(
    z.refine(({ startAt, closeAt }) => closeAt > startAt, { message: 'closesAfterStart', path: ['closeAt'] }),
    z.refine(({ shipDays, receiveDays }) => isAbove(receiveDays, shipDays), {
      message: 'receiveAfterShip',
      path: ['receiveDays'],
    }),
    z.refine(({ kind, expectedArrival }) => kind !== 'FUTURES' || expectedArrival !== '', {
      message: 'needed',
      path: ['expectedArrival'],
    }),
    z.refine(({ kind, depositBp }) => kind !== 'FUTURES' || depositBp !== null, {
      message: 'percent',
      path: ['depositBp'],
    }),
    z.refine(({ minCostCents, maxCostCents }) => isAbove(maxCostCents, minCostCents), {
      message: 'aboveLeast',
      path: ['maxCostCents'],
    }),
    z.refine(({ minAvailability, maxAvailability }) => isAbove(maxAvailability, minAvailability), {
      message: 'aboveLeast',
      path: ['maxAvailability'],
    }),
  );
export type ListValues = z.infer<typeof listFormSchema>;

/** Validation of the new closing time of a closed list. */
export const reopenFormSchema = z.object({ closeAt: needed });

/** Validation of a share link of a list. */
export const shareFormSchema = z.object({
  openToAll: z.boolean(),
  hidePrice: z.boolean(),
  expiresAt: z.string(),
  watermark: upTo(60),
  columns,
});
export type ShareValues = z.infer<typeof shareFormSchema>;

/** Validation of a price rule, the share in percent. */
export const ruleFormSchema = z.object({
  base: z.enum(['WHOLESALE', 'RETAIL', 'COST']),
  percentBp: z
    .nullable(z.number().check(z.minimum(1, 'rulePercent'), z.maximum(1000, 'rulePercent')))
    .check(z.refine((percent) => percent !== null, 'rulePercent')),
  stepCents: z.string(),
  rounding: z.enum(priceRoundingValues),
});
export type RuleValues = z.infer<typeof ruleFormSchema>;
