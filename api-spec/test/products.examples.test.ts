/** Tests that the staff examples of products, lists and suppliers are consistent: quantities, sums and buttons follow from one another. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { isEan13 } from '@selvedge/domain/products/ean';
import { sumCents } from '@selvedge/domain/money/money';
import { answerExamples, dataOf, follow, operation } from './document';

type Schemas = components['schemas'];
type Page<Row> = { list: Row[]; total: number };

const products = dataOf<Page<Schemas['StaffProduct']>>('getProductsPage', 'usual').list;
const lists = dataOf<Page<Schemas['StaffListSummary']>>('getListsPage', 'usual').list;
const suppliers = dataOf<Page<Schemas['Supplier']>>('getSuppliersPage', 'usual').list;
const buyerProducts = dataOf<Page<Schemas['Product']>>('frontProductPage', 'usual').list;
const sum = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

/** Actions of staff in each state of a list. */
const STEPS: Record<Schemas['ListStatus'], Schemas['ListAction'][]> = {
  DRAFT: ['edit', 'editItems', 'publish', 'delete'],
  PENDING: ['edit', 'editItems', 'share', 'close'],
  ACCEPTED: ['reopen'],
};

function details(id: string): Schemas['StaffListDetail'][] {
  return answerExamples(operation(id))
    .map(({ value }) => value as { code: number; data: unknown })
    .filter(({ code }) => code === 200)
    .map(({ data }) => data as Schemas['StaffListDetail'] | Schemas['StaffListPublished'])
    .map((data) => ('list' in data ? data.list : data));
}

test('R-3.35 Q-22 the pieces of a product are those of its sizes, and free is what orders do not hold', () => {
  for (const product of products) {
    for (const size of product.sizes)
      expect(size.stockQty, size.skuId).toBe(size.onHandQty - size.lockedQty + size.incomingQty);
    for (const key of ['onHandQty', 'lockedQty', 'incomingQty', 'stockQty'] as const)
      expect(product[key], `${product.id} ${key}`).toBe(sum(product.sizes, (size) => size[key]));
    expect(product.multiSize, product.id).toBe(product.sizes.length > 1);
  }
});

test('R-3.16 staff and buyers see the same products, and new codes have valid check digits', () => {
  for (const own of buyerProducts) {
    const { listId: _listId, sizes, ...shared } = own;
    const seen = products.find(({ id }) => id === own.id);
    expect(seen).toMatchObject(shared);
    expect(seen?.sizes.map(({ skuId, stockQty }) => [skuId, stockQty])).toEqual(
      sizes.map(({ skuId, stockQty }) => [skuId, stockQty]),
    );
  }
  const { usual } = operation('postProducts').requestBody?.content['application/json']?.examples ?? {};
  const made = follow(usual)?.value as Schemas['ProductInput'];
  const codes = [made.intlCode, ...made.sizes.flatMap(({ barcode }) => barcode ?? [])];
  expect(codes).toHaveLength(5);
  expect(codes.filter((code) => !isEan13(code))).toEqual([]);
  const known = new Set(
    buyerProducts.flatMap(({ intlCode, sizes }) => [intlCode, ...sizes.map(({ barcode }) => barcode)]),
  );
  expect(codes.filter((code) => known.has(code))).toEqual([]);
});

test('R-2.80 R-3.21 R-3.23 M-L a list has the sums of its goods and the steps of its state', () => {
  const all = [
    ...lists,
    ...['getListsById', 'putListsByIdPublish', 'putListsByIdClose', 'putListsByIdReopen'].flatMap(details),
  ];
  for (const list of all) {
    expect(list.hotBp + list.standardBp, list.id).toBe(10_000);
    expect(list.actions, `${list.id} ${list.status}`).toEqual(STEPS[list.status]);
    expect(list.publishedAt === null, list.id).toBe(list.status === 'DRAFT');
    expect(list.startAt < list.closeAt && list.shipDays <= list.receiveDays, list.id).toBe(true);
  }
  const items = dataOf<Page<Schemas['StaffListItem']>>('getListsByIdProductsPage', 'usual').list;
  const open = dataOf<Schemas['StaffListDetail']>('getListsById', 'usual');
  const stockQty = sum(items, ({ product }) => product.stockQty);
  expect(open).toMatchObject({
    productCount: items.length,
    skuCount: sum(items, ({ product }) => product.sizes.length),
    stockQty,
    stockValueCents: sumCents(items.map(({ product, priceCents }) => product.stockQty * (priceCents ?? 0))),
    hotBp: Math.round(
      (sum(items, ({ product }) => (product.hot ? product.stockQty : 0)) * 10_000) / stockQty,
    ),
  });
});

test('R-2.80 a row of the table of lists is the same list as its details', () => {
  for (const { name: _name, ...row } of lists) {
    const found = details('getListsById').find(({ id }) => id === row.id);
    if (found) expect(found, row.id).toMatchObject(row);
  }
});

test('R-3.16 R-2.48 R-2.85 categories, brands and suppliers count their products', () => {
  const walk = (nodes: Schemas['Category'][]): void =>
    nodes.forEach((node) => {
      const own = products.filter(({ categoryId }) => categoryId === node.id).length;
      expect(node.productCount, node.id).toBe(own + sum(node.children, (child) => child.productCount));
      expect(node.children.every(({ parentId }) => parentId === node.id)).toBe(true);
      walk(node.children);
    });
  walk(dataOf<Schemas['Category'][]>('getCategories', 'usual'));
  for (const brand of dataOf<Page<Schemas['Brand']>>('getBrandsPage', 'usual').list)
    expect(brand.productCount, brand.id).toBe(products.filter(({ brandId }) => brandId === brand.id).length);
  for (const supplier of suppliers) {
    const own = products.filter(({ supplierId }) => supplierId === supplier.id);
    expect(supplier.productCount, supplier.id).toBe(own.length);
    expect(own.every(({ supplierName }) => supplierName === supplier.name)).toBe(true);
  }
});

test('no two suppliers share a code or a warehouse prefix', () => {
  for (const key of ['code', 'name', 'warehousePrefix'] as const)
    expect(new Set(suppliers.map((supplier) => supplier[key])).size).toBe(suppliers.length);
});
