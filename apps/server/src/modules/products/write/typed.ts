import type { components } from '@selvedge/api-spec/types';
import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { isEan13 } from '@selvedge/domain/products/ean';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { brands, categories, colors, type ProductKind, products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { invalid } from '../../../http/errors';
import { type KeyIn, translate } from '../../../messages/translate';
import { shownPictures } from '../../upload/files/lock';
import { freeBarcodes } from './barcodes';
import { makeColor } from './values';

type TypedGoods = components['schemas']['TypedGoods'];

/** Product typed by hand, and its origin. */
export interface Typed {
  typedProduct: TypedGoods;
  source: { kind: ProductKind; warehouseId: string; supplierId: string };
  /** Path of the product in the input; refusals name its fields below this path. */
  field: string;
}

const isCalled = (called: string) =>
  or(sql`lower(${colors.name}) = lower(${called})`, sql`lower(${colors.nameEn}) = lower(${called})`);

/** Returns the products that exist already for those typed by hand, and all sizes of them. */
export async function knownOf(tx: Tx, typedProduct: readonly TypedGoods[]) {
  const named = typedProduct.map(({ intlCode, color }) =>
    and(eq(products.intlCode, intlCode), isCalled(color.trim())),
  );
  const rows = await tx
    .select({ productId: products.id, skuId: stock.skuId })
    .from(products)
    .innerJoin(colors, eq(colors.id, products.colorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(or(...named));
  return {
    productIds: [...new Set(rows.map(({ productId }) => productId))],
    skuIds: rows.flatMap(({ skuId }) => skuId ?? []),
  };
}

/**
 * Locks products for {@link storeTypedProduct}, whose stock the caller has locked already. It comes before the advisory lock of the colour names,
 * as in every other change of products.
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('no key update');
}

/** Returns the colour with this name in any language; creates one that does not exist yet. */
async function colorCalled(tx: Tx, called: string) {
  await takeAdvisoryLock(tx, 'colors', 'names');
  const { id, name, nameEn } = colors;
  const [known] = await tx
    .select({ id, name, nameEn })
    .from(colors)
    .where(isCalled(called))
    .orderBy(colors.sort, id)
    .limit(1);
  return known ?? makeColor(tx, { name: called, nameEn: called });
}

/** Returns the id of a product's size by its name; creates a new one, without stock until it is purchased. */
async function sizeOf(tx: Tx, productId: string, size: string): Promise<string> {
  const [known] = await tx
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, productId), sql`upper(${skus.size}) = upper(${size})`));
  if (known !== undefined) return known.id;
  const id = newId();
  const [barcode = ''] = await freeBarcodes(tx, 1);
  const position = await tx.$count(skus, eq(skus.productId, productId));
  await tx.insert(skus).values({ id, productId, position, size, barcode });
  await tx.insert(stock).values({ skuId: id, productId, size, onHand: 0, incoming: 0 });
  return id;
}

/**
 * Stores a product that was typed into an order by hand: as a deleted one, like products that are retained for their orders. Typed again or
 * created later, it is the same product. Refuses with 40001 a product that exists already. The caller has locked the existing rows ({@link
 * knownOf}).
 */
export async function storeTypedProduct(ctx: Context, tx: Tx, { typedProduct, source, field }: Typed) {
  const refuseAt = (name: string, word: KeyIn<'products'>) =>
    invalid({ [`${field}.${name}`]: translate(ctx.language, `products.${word}`) });
  const { intlCode, brandId, categoryId } = typedProduct;
  const [name, called, size] = [
    typedProduct.name.trim(),
    typedProduct.color.trim(),
    typedProduct.size.trim(),
  ];
  for (const [blank, text] of Object.entries({ name, color: called, size }))
    if (text === '') throw refuseAt(blank, 'needed');
  if (!isEan13(intlCode)) throw refuseAt('intlCode', 'checkDigit');
  const [brand] = await tx.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
  if (brand === undefined) throw refuseAt('brandId', 'unknown');
  const [category] = await tx
    .select({ shape: categories.shape })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('key share');
  if (category === undefined) throw refuseAt('categoryId', 'unknown');
  const color = await colorCalled(tx, called);
  const same = and(eq(products.intlCode, intlCode), eq(products.colorId, color.id));
  const [former] = await tx.select().from(products).where(same).for('no key update');
  if (former?.deletedAt === null) throw refuseAt('intlCode', 'inCatalogue');
  if (former !== undefined && former.supplierId !== source.supplierId)
    throw refuseAt('intlCode', 'otherSupplier');
  const id = former?.id ?? newId();
  const pictureFileIds =
    typedProduct.fileId === undefined
      ? (former?.pictureFileIds ?? [])
      : await shownPictures(tx, [`/files/${typedProduct.fileId}`], {
          known: [],
          fieldAt: () => `${field}.fileId`,
          language: ctx.language,
        });
  if (former === undefined) {
    const values = {
      ...source,
      intlCode,
      name,
      nameEn: name,
      brandId,
      categoryId,
      colorId: color.id,
      codeKey: productCodeKey({ intlCode, styleNo: '' }),
      season: '',
      gender: 'UNISEX',
      shape: category.shape,
      pictureFileIds,
      multiSize: false,
    } as const;
    const times = { createdAt: ctx.now, updatedAt: ctx.now, deletedAt: ctx.now };
    await tx.insert(products).values({ id, ...values, ...times });
    await record(tx, { entity: 'product', entityId: id, action: 'create', actor: ctx.actor, after: values });
  } else if (typedProduct.fileId !== undefined) {
    await tx.update(products).set({ pictureFileIds }).where(eq(products.id, id));
  }
  return {
    productId: id,
    skuId: await sizeOf(tx, id, size),
    intlCode,
    name,
    nameEn: name,
    brandName: brand.name,
    color: color.name,
    colorEn: color.nameEn,
    size,
    multiSize: false,
  };
}
