import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isEan13 } from '@selvedge/domain/products/ean';
import { productCodeKey } from '@selvedge/domain/products/codeKey';
import { ofEachText } from '@selvedge/domain/sheets/productHeaders';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { brands, categories, colors, products, suppliers, warehouses } from '../../../db/schema/products';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isPictureAddress } from '../../pictures/read/address';
import { shownPictures } from '../../upload/files/lock';

/** Form of a product as it is sent. */
export type ProductInput = components['schemas']['ProductInput'];
/** Product as it is stored. */
export type ProductRecord = typeof products.$inferSelect;

/** Colour of the drawn silhouette when the form has none. */
const NO_HEX = '#8a867c';

/** Texts without which a product cannot be saved. */
const NEEDED = ['name', 'nameEn', 'color', 'colorEn'] as const;

function refuseBlank({ language }: Context, input: ProductInput): void {
  const blank = NEEDED.filter((field) => input[field].trim() === '');
  if (blank.length === 0) return;
  throw invalid(Object.fromEntries(blank.map((field) => [field, translate(language, 'products.needed')])));
}

/** Creates a colour; the caller has the advisory lock of the colour names. */
export async function makeColor(
  tx: Tx,
  { name, nameEn, hex = NO_HEX }: { name: string; nameEn: string; hex?: string },
) {
  const color = { id: newId(), name, nameEn };
  await tx.insert(colors).values({ ...color, hex });
  return color;
}

const colorNames = ({ color, colorEn }: ProductInput) => ({ name: color.trim(), nameEn: colorEn.trim() });

/** Condition: the colour has the names of a form, whatever their case. */
export function isNamedColor(input: ProductInput): SQL | undefined {
  const { name, nameEn } = colorNames(input);
  return and(sql`lower(${colors.name}) = lower(${name})`, sql`lower(${colors.nameEn}) = lower(${nameEn})`);
}

/** Returns the id of the colour with these names; creates one that does not exist yet. */
async function colorOf(tx: Tx, input: ProductInput): Promise<string> {
  await takeAdvisoryLock(tx, 'colors', 'names');
  const [known] = await tx.select({ id: colors.id }).from(colors).where(isNamedColor(input)).limit(1);
  return known?.id ?? (await makeColor(tx, { ...colorNames(input), hex: input.colorHex })).id;
}

/**
 * Returns the shape of a product after checking that all references of the form exist; a disabled supplier is allowed only when the product
 * already has it.
 */
async function shapeOf({ language }: Context, tx: Tx, input: ProductInput, before?: ProductRecord) {
  const [supplier] = await tx
    .select({ status: suppliers.status })
    .from(suppliers)
    .where(eq(suppliers.id, input.supplierId));
  const [category] = await tx
    .select({ shape: categories.shape })
    .from(categories)
    .where(eq(categories.id, input.categoryId))
    .for('key share');
  const found = {
    supplierId:
      supplier !== undefined && (supplier.status === 'ENABLED' || before?.supplierId === input.supplierId),
    brandId: (await tx.$count(brands, eq(brands.id, input.brandId))) > 0,
    categoryId: category !== undefined,
    warehouseId: (await tx.$count(warehouses, eq(warehouses.id, input.warehouseId))) > 0,
  };
  const missing = Object.entries(found).flatMap(([field, isThere]) => (isThere ? [] : [field]));
  if (missing.length > 0 || category === undefined)
    throw invalid(
      Object.fromEntries(missing.map((field) => [field, translate(language, 'products.unknown')])),
    );
  const isSameKind = before?.categoryId === input.categoryId;
  return isSameKind ? before.shape : category.shape;
}

/** Refuses with 40913 a code and colour that another product has. */
async function refuseTaken(
  { language }: Context,
  tx: Tx,
  { intlCode, colorId }: { intlCode: string; colorId: string },
  id: string,
): Promise<void> {
  const same = and(eq(products.intlCode, intlCode), eq(products.colorId, colorId), ne(products.id, id));
  if ((await tx.$count(products, same)) > 0)
    throw refuse(codes.NAME_TAKEN, { field: 'intlCode' }, translate(language, 'products.codeTaken'));
}

/**
 * Returns the form as it is stored. Amounts that the caller may not see stay as they are, because they come back empty, as they were shown.
 */
export async function valuesOf(
  ctx: Context,
  tx: Tx,
  input: ProductInput,
  id: string,
  before?: ProductRecord,
) {
  refuseBlank(ctx, input);
  const { intlCode } = input;
  if (intlCode !== before?.intlCode && !isEan13(intlCode))
    throw invalid({ intlCode: translate(ctx.language, 'products.checkDigit') });
  const shape = await shapeOf(ctx, tx, input, before);
  const colorId = await colorOf(tx, input);
  await refuseTaken(ctx, tx, { intlCode, colorId }, id);
  const sent = (input.images ?? []).filter((address) => !isPictureAddress(address));
  const pictureFileIds = await shownPictures(tx, sent, {
    known: before?.pictureFileIds ?? [],
    fieldAt: () => 'images',
    language: ctx.language,
  });
  const texts = ofEachText((column) => input[column]?.trim() ?? '');
  return {
    kind: input.kind,
    intlCode,
    ...texts,
    codeKey: productCodeKey({ intlCode, styleNo: texts.styleNo }),
    pictureFileIds,
    brandId: input.brandId,
    categoryId: input.categoryId,
    colorId,
    warehouseId: input.warehouseId,
    supplierId: input.supplierId,
    season: input.season,
    gender: input.gender,
    shape,
    retailPriceCents: input.retailPriceCents,
    wholesalePriceCents: ctx.can(PRICE_PERM)
      ? input.wholesalePriceCents
      : (before?.wholesalePriceCents ?? null),
    costCents: ctx.can(COST_PERM) ? (input.costCents ?? 0) : (before?.costCents ?? 0),
    hot: input.hot,
    multiSize: input.sizes.length > 1,
  };
}
