import { isEan13 } from '@selvedge/domain/products/ean';
import { PICTURES_MOST } from '@selvedge/domain/files/attachments';
import * as z from 'zod/mini';
import { orderKindValues } from '@selvedge/api-spec/values';
import type { ProductForm, ProductInput } from '../../api/schemas';

const CENTS = 100;
/** Maximum price in euro, as in the contract. */
const MOST_EURO = 10_000_000_000;
const MOST_PIECES = 10_000_000;

const needed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(most, 'tooLong'));
const free = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'tooLong'));
const chosen = z.string().check(z.minLength(1, 'choose'));
const price = z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_EURO)));
const pieces = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_PIECES)));

const sizeSchema = z.object({
  /** Id of the SKU; empty for a new size. */
  skuId: z.string(),
  size: needed(12),
  barcode: z.string().check(
    z.trim(),
    z.refine((code) => code === '' || isEan13(code), 'checkDigit'),
  ),
  /** Initial pieces of a new size; those of an existing size are corrected, not entered. */
  onHand: pieces,
  /** Pieces in stock and pieces locked by orders, as they were read. */
  there: z.number(),
  locked: z.number(),
});

/** Validation of a product, prices in euro; errors are message keys. */
export const productSchema = z
  .object({
    kind: z.enum(orderKindValues),
    supplierId: chosen,
    intlCode: z.string().check(z.trim(), z.refine(isEan13, 'checkDigit')),
    styleNo: free(40),
    name: needed(200),
    nameEn: needed(200),
    description: free(2000),
    descriptionEn: free(2000),
    images: z.array(z.string()).check(z.maxLength(PICTURES_MOST, 'tooManyPictures')),
    brandId: chosen,
    categoryId: chosen,
    season: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2}[0-9]{2}|EVERGREEN)$/, 'season')),
    gender: z.enum(['WOMEN', 'MEN', 'UNISEX']),
    warehouseId: chosen,
    color: needed(60),
    colorEn: needed(60),
    colorHex: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/, 'hex')),
    material: free(200),
    materialEn: free(200),
    origin: free(60),
    originEn: free(60),
    retail: price,
    wholesale: price,
    cost: price,
    hot: z.boolean(),
    sizes: z.array(sizeSchema).check(z.minLength(1, 'sizeNeeded'), z.maxLength(60, 'tooManySizes')),
  })
  .check(
    z.check(({ value, issues }) => {
      const seen = new Map<string, number>();
      value.sizes.forEach(({ size }, at) => {
        const key = size.toUpperCase();
        if (key !== '' && seen.has(key))
          issues.push({ code: 'custom', input: value, path: ['sizes', at, 'size'], message: 'sizeTwice' });
        seen.set(key, at);
      });
    }),
  );
/** Values of the product form. */
export type ProductValues = z.infer<typeof productSchema>;

/** Values of a new size. */
export const NEW_SIZE: ProductValues['sizes'][number] = {
  skuId: '',
  size: '',
  barcode: '',
  onHand: null,
  there: 0,
  locked: 0,
};

/** Initial values of a new product. */
export const NEW_PRODUCT: ProductValues = {
  kind: 'SPOT',
  supplierId: '',
  intlCode: '',
  styleNo: '',
  name: '',
  nameEn: '',
  description: '',
  descriptionEn: '',
  images: [],
  brandId: '',
  categoryId: '',
  season: '',
  gender: 'WOMEN',
  warehouseId: '',
  color: '',
  colorEn: '',
  colorHex: '',
  material: '',
  materialEn: '',
  origin: '',
  originEn: '',
  retail: null,
  wholesale: null,
  cost: null,
  hot: false,
  sizes: [NEW_SIZE],
};

const euro = (cents: number | null): number | null => (cents === null ? null : cents / CENTS);
const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * CENTS));

/** Returns the uploaded pictures; the drawn silhouette is not one. */
const uploaded = (images: readonly string[]): string[] =>
  images.filter((address) => address.startsWith('/files/'));

/** Returns the form values of an existing product. */
export function valuesOf(product: ProductForm): ProductValues {
  const {
    id: _,
    lists: __,
    version: ___,
    retailPriceCents,
    wholesalePriceCents,
    costCents,
    ...rest
  } = product;
  return {
    ...rest,
    styleNo: rest.styleNo ?? '',
    colorHex: rest.colorHex ?? '',
    material: rest.material ?? '',
    materialEn: rest.materialEn ?? '',
    origin: rest.origin ?? '',
    originEn: rest.originEn ?? '',
    images: uploaded(rest.images),
    retail: euro(retailPriceCents),
    wholesale: euro(wholesalePriceCents),
    cost: euro(costCents),
    sizes: rest.sizes.map(({ skuId, size, barcode, onHandQty, lockedQty }) => ({
      skuId,
      size,
      barcode: barcode ?? '',
      onHand: null,
      there: onHandQty,
      locked: lockedQty,
    })),
  };
}

/** Returns the form values of a copy: another colour, the same sizes as new ones, and no pieces yet. */
export function copyOf(product: ProductForm): ProductValues {
  const values = valuesOf(product);
  return {
    ...values,
    color: '',
    colorEn: '',
    colorHex: '',
    sizes: values.sizes.map(({ size }) => ({ ...NEW_SIZE, size })),
  };
}

/** Returns the request body of a product: no pieces for existing sizes, and no barcode where the server generates one. */
export function inputOf({ retail, wholesale, cost, colorHex, sizes, ...rest }: ProductValues): ProductInput {
  return {
    ...rest,
    ...(colorHex !== '' && { colorHex }),
    retailPriceCents: cents(retail),
    wholesalePriceCents: cents(wholesale),
    costCents: cents(cost),
    sizes: sizes.map(({ skuId, size, barcode, onHand }) => ({
      size,
      ...(barcode !== '' && { barcode }),
      ...(skuId === '' ? { onHandQty: onHand ?? 0 } : { skuId }),
    })),
  };
}
