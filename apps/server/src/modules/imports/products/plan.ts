import {
  PRODUCT_SHEET,
  PRODUCT_TEXT_COLUMNS,
  type ProductColumn,
  ofEachText,
} from '@selvedge/domain/sheets/productHeaders';
import type { ProductImportCode } from '@selvedge/domain/sheets/productImportProblems';
import { type ProductProblem, type ProductRow, wordKey } from '@selvedge/domain/sheets/productSheet';
import { newId } from '../../../db/ids';
import type { ProductFields, ProductToSave, SizeToSave } from '../../products/write/saveProducts';
import type { Found } from './findProduct';
import type { ProductSheet } from './openSheet';
import type { StoredProducts, StoredProduct } from './stored';

/** Plan of what a row would write, and its problems. */
export interface Planned {
  plan: ProductToSave | null;
  problems: ProductProblem[];
}

type Told = Partial<ProductFields>;

/** Columns that a new product needs, with the problem code for blank ones. */
const NEEDED: readonly [ProductColumn, ProductImportCode][] = [
  ['brand', 'BRAND_UNKNOWN'],
  ['category', 'CATEGORY_UNKNOWN'],
  ['season', 'SEASON_UNKNOWN'],
  ['warehouse', 'WAREHOUSE_UNKNOWN'],
  ['size', 'SIZE_MISSING'],
];

/** Returns the product fields of a row, only those that are filled in and known; adds a problem for each unknown name. */
function toldBy(row: ProductRow, { names }: ProductSheet, problems: ProductProblem[]): Told {
  const named = <Value>(
    column: ProductColumn,
    code: ProductImportCode,
    known: ReadonlyMap<string, Value>,
  ): Value | null => {
    if (row[column] === '') return null;
    const value = known.get(wordKey(row[column])) ?? null;
    if (value === null) problems.push({ column, code });
    return value;
  };
  const brand = named('brand', 'BRAND_UNKNOWN', names.brands);
  const category = named('category', 'CATEGORY_UNKNOWN', names.categories);
  const warehouse = named('warehouse', 'WAREHOUSE_UNKNOWN', names.warehouses);
  return {
    ...Object.fromEntries(
      PRODUCT_TEXT_COLUMNS.filter((column) => row[column] !== '').map((column) => [column, row[column]]),
    ),
    ...(brand && { brandId: brand.id }),
    ...(category && { categoryId: category.id, shape: category.shape }),
    ...(warehouse && { warehouseId: warehouse.id }),
    ...(row.seasonCode !== null && { season: row.seasonCode }),
    ...(row.genderCode !== null && { gender: row.genderCode }),
    ...(row.wholesaleCents !== null && { wholesalePriceCents: row.wholesaleCents }),
    ...(row.retailCents !== null && { retailPriceCents: row.retailCents }),
    ...(row.costCents !== null && { costCents: row.costCents }),
  };
}

function sizeToSave(row: ProductRow, { size }: Found): SizeToSave | null {
  const given = { barcode: row.barcode || null, onHand: row.onHandQty, incoming: row.incomingQty };
  if (size === null) return row.size === '' ? null : { skuId: null, size: row.size, ...given };
  const changed = <Value>(value: Value | null, was: Value) => (value === was ? null : value);
  const one = {
    skuId: size.skuId,
    size: size.size,
    barcode: changed(given.barcode, size.barcode),
    onHand: changed(given.onHand, size.onHand),
    incoming: changed(given.incoming, size.incoming),
  };
  return one.barcode === null && one.onHand === null && one.incoming === null ? null : one;
}

/** Sizes whose barcodes rows replace, so that other sizes may have those; null when that is not known yet. */
export type Freed = ReadonlySet<string> | null;

/** Returns the SKU id of the other size that has the barcode of a row; null when there is none. */
export function holderOf(row: ProductRow, { size }: Found, stored: StoredProducts): string | null {
  const holder = row.barcode === '' ? undefined : stored.holderOf.get(row.barcode);
  return holder === undefined || holder.skuId === size?.skuId ? null : holder.skuId;
}

function sizeProblems(row: ProductRow, found: Found, stored: StoredProducts, freed: Freed): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const { product, size } = found;
  const holder = holderOf(row, found, stored);
  if (holder !== null && freed?.has(holder) === false)
    problems.push({ column: 'barcode', code: 'BARCODE_TAKEN' });
  if (size !== null && row.onHandQty !== null && row.onHandQty < size.locked)
    problems.push({ column: 'onHand', code: 'BELOW_LOCKED', params: { locked: size.locked } });
  const saysPieces = row.onHandQty !== null || row.incomingQty !== null || row.barcode !== '';
  if (product !== null && size === null && row.size === '' && saysPieces) {
    const sizes = product.sizes.map((one) => one.size).join(', ');
    problems.push({ column: 'size', code: 'SIZE_MISSING', params: { sizes } });
  }
  return problems;
}

/** Plans a product that does not exist yet. */
function newProduct(row: ProductRow, told: Told, found: Found, sheet: ProductSheet): Planned {
  const problems = NEEDED.filter(([column]) => row[column] === '').map(([column, code]) => ({
    column,
    code,
  }));
  if (row.name === '' && row.nameEn === '') problems.push({ column: 'name', code: 'NAME_MISSING' });
  const { brandId, categoryId, warehouseId, season, shape } = told;
  const size = sizeToSave(row, found);
  const isWhole = brandId && categoryId && warehouseId && season && shape && found.colorId && size;
  if (problems.length > 0 || !isWhole) return { plan: null, problems };
  const fields: ProductFields = {
    ...told,
    kind: row.kindCode ?? 'SPOT',
    intlCode: row.code,
    ...ofEachText((column) => row[column] || row[PRODUCT_SHEET[column].or ?? column]),
    brandId,
    categoryId,
    colorId: found.colorId ?? '',
    warehouseId,
    supplierId: sheet.supplierId,
    season,
    shape,
    gender: row.genderCode ?? 'UNISEX',
    wholesalePriceCents: row.wholesaleCents,
    retailPriceCents: row.retailCents,
    costCents: row.costCents ?? 0,
  };
  return { plan: { id: newId(), isNew: true, fields, sizes: [size] }, problems };
}

/** Plans the changes of an existing product; differences are also reported as warnings. */
function changedProduct(row: ProductRow, told: Told, found: Found, product: StoredProduct): Planned {
  const problems: ProductProblem[] = [];
  if (row.kindCode !== null && row.kindCode !== product.kind)
    problems.push({ column: 'kind', code: 'OTHER_KIND' });
  const differing = Object.entries(told).filter(([field, value]) => Reflect.get(product, field) !== value);
  const fields: Told = Object.fromEntries(differing);
  const before = Object.fromEntries(differing.map(([field]) => [field, Reflect.get(product, field)]));
  const size = sizeToSave(row, found);
  const { wholesalePriceCents: was } = product;
  const now = fields.wholesalePriceCents;
  if (was !== null && now !== null && now !== undefined)
    problems.push({ column: 'wholesale', code: 'PRICE_CHANGED', params: { wasCents: was, nowCents: now } });
  const others = differing.length - ('wholesalePriceCents' in fields && was !== null ? 1 : 0);
  const isBack = product.deletedAt !== null;
  if (others > 0 || size !== null || isBack) problems.push({ column: 'code', code: 'WILL_UPDATE' });
  if (differing.length === 0 && size === null && !isBack) return { plan: null, problems };
  const plan: ProductToSave = {
    id: product.id,
    isNew: false,
    fields,
    codes: { intlCode: product.intlCode, styleNo: fields.styleNo ?? product.styleNo },
    before: { ...before, ...(size !== null && found.size !== null && { size: found.size }) },
    known: product.sizes,
    sizes: size === null ? [] : [size],
  };
  return { plan, problems };
}

/** Returns the plan of what a row would write to the products, and its problems. */
export function planOf(
  row: ProductRow,
  found: Found,
  { sheet, stored, freed }: { sheet: ProductSheet; stored: StoredProducts; freed: Freed },
): Planned {
  const problems: ProductProblem[] = [];
  const told = toldBy(row, sheet, problems);
  const { product } = found;
  const planned =
    product === null ? newProduct(row, told, found, sheet) : changedProduct(row, told, found, product);
  return {
    plan: planned.plan,
    problems: [...problems, ...sizeProblems(row, found, stored, freed), ...planned.problems],
  };
}

/** Merges the plans of rows of the same product; the values of a later row count. */
export function mergePlans(plans: readonly ProductToSave[]): ProductToSave[] {
  const merged = new Map<string, ProductToSave>();
  for (const plan of plans) {
    const key = plan.isNew ? JSON.stringify([plan.fields.intlCode, plan.fields.colorId]) : plan.id;
    const first = merged.get(key);
    if (first === undefined) merged.set(key, plan);
    else merged.set(key, together(first, plan));
  }
  return [...merged.values()];
}

function together(first: ProductToSave, next: ProductToSave): ProductToSave {
  const sizes = [...first.sizes, ...next.sizes];
  if (first.isNew && next.isNew) return { ...first, fields: { ...first.fields, ...next.fields }, sizes };
  if (first.isNew || next.isNew) throw new Error('rows of one product are either all new or none');
  const codes = { ...first.codes, styleNo: next.fields.styleNo ?? first.codes.styleNo };
  const before = { ...next.before, ...first.before };
  return { ...first, fields: { ...first.fields, ...next.fields }, codes, before, sizes };
}
