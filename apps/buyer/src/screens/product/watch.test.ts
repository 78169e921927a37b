import { expect, test } from 'vitest';
import { answer } from '../../../../../api-spec/openapi/examples/frontProductDetail.json';
import type { ProductDetail } from '../../api/schemas';
import { wishedOf, wishesOf } from './watch';

const { usual, soldOut } = answer;
const inStock = usual.data as ProductDetail;
const gone = soldOut.data as ProductDetail;

test('X-B17 of goods in stock a lower price can be waited for, of what is sold out the goods and each size', () => {
  expect(wishesOf({ ...inStock, watches: [] })).toEqual([{ kind: 'PRICE_DROP', isOn: false }]);
  expect(wishesOf({ ...gone, watches: [] }).map(({ kind }) => kind)).toEqual(['PRICE_DROP', 'RESTOCK']);
  const sizes = inStock.sizes.map((size, at) => ({ ...size, stockQty: at < 2 ? 0 : 3 }));
  const [first, second] = sizes;
  expect(wishesOf({ ...inStock, sizes, watches: [] }).slice(1)).toEqual(
    [first, second].map((size) => ({ kind: 'RESTOCK', isOn: false, skuId: size?.skuId, size: size?.size })),
  );
});

test('X-B17 what is waited for stays to be taken back when the goods are there again', () => {
  const [first] = inStock.sizes;
  const skuId = first?.skuId ?? '';
  const watches: ProductDetail['watches'] = [
    { on: ['PRICE_DROP'], priceCents: 9900 },
    { skuId, on: ['RESTOCK'] },
  ];
  expect(wishesOf({ ...inStock, watches })).toEqual([
    { kind: 'PRICE_DROP', isOn: true, priceCents: 9900 },
    { kind: 'RESTOCK', isOn: true, skuId, size: first?.size },
  ]);
  expect(wishedOf({ ...inStock, watches }, skuId)).toEqual(['RESTOCK']);
});

test('X-B17 goods that only sellers offer, and prices on inquiry, cannot be waited for', () => {
  expect(wishesOf({ ...inStock, watches: undefined })).toEqual([]);
  expect(wishesOf({ ...inStock, watches: [], offers: [] })).toEqual([]);
});
