import { isEan13 } from '@selvedge/domain/goods/ean';
import { PICTURES_MOST } from '@selvedge/domain/files/attachments';
import * as z from 'zod/mini';
import type { ProductForm, ProductInput } from '../../api/schemas';

const CENTS = 100;
/** Euro that a price goes up to, as the contract bounds it. */
const MOST_EURO = 10_000_000_000;
const MOST_PIECES = 10_000_000;

const needed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(most, 'tooLong'));
const free = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'tooLong'));
const chosen = z.string().check(z.minLength(1, 'choose'));
const price = z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_EURO)));
const pieces = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_PIECES)));

const sizeSchema = z.object({
  /** Empty for a size that is added. */
  skuId: z.string(),
  size: needed(12),
  barcode: z.string().check(
    z.trim(),
    z.refine((code) => code === '' || isEan13(code), 'checkDigit'),
  ),
  /** Pieces a new size begins with; those of one that is there are corrected, not written. */
  onHand: pieces,
  /** What lies there and what orders hold, as it was read. */
  there: z.number(),
  locked: z.number(),
});

/** A product as its form holds it, prices in euro; messages are keys of its words. */
export const productSchema = z
  .object({
    kind: z.enum(['SPOT', 'FUTURES']),
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
/** What the form of a product holds. */
export type ProductValues = z.infer<typeof productSchema>;

/** A size that is added. */
export const NEW_SIZE: ProductValues['sizes'][number] = {
  skuId: '',
  size: '',
  barcode: '',
  onHand: null,
  there: 0,
  locked: 0,
};

/** A product that nothing is known of yet. */
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

/** Uploaded pictures; the drawn silhouette is not one. */
const uploaded = (images: readonly string[]): string[] =>
  images.filter((address) => address.startsWith('/files/'));

/** The form of a product that is there. */
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

/** Another product like one that is there: in another colour, with sizes of its own and no pieces yet. */
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

/** A product as it is sent: of sizes that are there no pieces, and no barcode where the house gives one. */
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
