import { expect, test } from 'vitest';
import type { ProductForm } from '../../api/schemas';
import { copyOf, inputOf, NEW_PRODUCT, NEW_SIZE, productSchema, valuesOf } from './productForm';

const PRODUCT: ProductForm = {
  id: 'p1',
  kind: 'SPOT',
  supplierId: 's1',
  intlCode: '8051234567892',
  name: '大衣',
  nameEn: 'Coat',
  description: '',
  descriptionEn: '',
  images: ['/api/sp/common/picture/p1'],
  brandId: 'b1',
  categoryId: 'c1',
  season: 'AW25',
  gender: 'WOMEN',
  warehouseId: 'MI-02',
  color: '驼色',
  colorEn: 'Camel',
  retailPriceCents: 129_000,
  wholesalePriceCents: null,
  costCents: 28_905,
  hot: false,
  sizes: [
    {
      skuId: 'k1',
      size: '38',
      barcode: '2910010100004',
      onHandQty: 4,
      lockedQty: 1,
      incomingQty: 0,
      stockQty: 3,
    },
  ],
  lists: [],
  version: 3,
};

test('R-2.79 D-55 what was read is sent back as it was, without the pieces, which only movements change', () => {
  const values = valuesOf(PRODUCT);
  expect(productSchema.safeParse(values).success).toBe(true);
  expect(inputOf(values)).toMatchObject({
    images: [],
    retailPriceCents: 129_000,
    wholesalePriceCents: null,
    costCents: 28_905,
    sizes: [{ skuId: 'k1', size: '38', barcode: '2910010100004' }],
  });
  expect(inputOf(values).sizes[0]).not.toHaveProperty('onHandQty');
});

test('R-2.79 a copy is another colour with the same sizes, and neither barcodes nor pieces of the first', () => {
  const { color, sizes, name } = copyOf(PRODUCT);
  expect([name, color, sizes]).toEqual(['大衣', '', [{ ...NEW_SIZE, size: '38' }]]);
  expect(inputOf(copyOf(PRODUCT)).sizes).toEqual([{ size: '38', onHandQty: 0 }]);
});

test('Q-04 codes keep their check digit, sizes are named once, and what is missing is said at its field', () => {
  const wrong = (given: object) =>
    productSchema
      .safeParse({ ...valuesOf(PRODUCT), ...given })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(wrong({ intlCode: '8051234567890' })).toEqual([['intlCode', 'checkDigit']]);
  expect(wrong({ season: 'Winter' })).toEqual([['season', 'season']]);
  const size = (given: object) => ({ ...NEW_SIZE, size: 'S', ...given });
  expect(wrong({ sizes: [size({ barcode: '123' })] })).toEqual([['sizes.0.barcode', 'checkDigit']]);
  expect(wrong({ sizes: [size({}), size({ size: ' s' })] })).toEqual([['sizes.1.size', 'sizeTwice']]);
  expect(wrong({ sizes: [] })).toEqual([['sizes', 'sizeNeeded']]);
  expect(productSchema.safeParse(NEW_PRODUCT).success).toBe(false);
});
