import { isEan13 } from '@selvedge/domain/products/ean';
import * as z from 'zod/mini';
import type { OrderLinesInput } from '../../../api/schemas';

const CENTS = 100;
const MOST_PIECES = 100_000;
/** Maximum price in euro, as in the contract. */
const MOST_EURO = 10_000_000_000;

const needed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(most, 'tooLong'));
const chosen = z.string().check(z.minLength(1, 'choose'));
const given = (key: string, ...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  z.nullable(z.number().check(...checks)).check(z.refine((value) => value !== null, key));

/** Validation of a product entered by hand, the price in euro; errors are message keys of the orders. */
export const typedSchema = z.object({
  intlCode: z.string().check(z.trim(), z.refine(isEan13, 'checkDigit')),
  name: needed(200),
  brandId: chosen,
  categoryId: chosen,
  color: needed(60),
  size: needed(12),
  qty: given('pieces', z.int('pieces'), z.minimum(1, 'pieces'), z.maximum(MOST_PIECES, 'pieces')),
  price: given('price', z.minimum(0, 'price'), z.maximum(MOST_EURO, 'price')),
  note: z.string().check(z.trim(), z.maxLength(200, 'tooLong')),
});
/** Values of the form. */
export type TypedValues = z.infer<typeof typedSchema>;

/** Initial values of the form. */
export const BLANK_PRODUCT: TypedValues = {
  intlCode: '',
  name: '',
  brandId: '',
  categoryId: '',
  color: '',
  size: '',
  qty: null,
  price: null,
  note: '',
};

/** Returns a product entered by hand as a line of a sub-order. */
export function typedLine(
  subOrderId: string,
  { qty, price, note, ...product }: TypedValues,
): OrderLinesInput['lines'][number] {
  return {
    typed: { ...product, subOrderId },
    qty: qty ?? 0,
    priceCents: Math.round((price ?? 0) * CENTS),
    ...(note === '' ? {} : { note }),
  };
}
