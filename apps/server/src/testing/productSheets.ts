import { makeEan13 } from '@selvedge/domain/products/ean';
import { book } from './sheets';
import type { ApiAnswer, Tester } from './testers';

/** Heads of a product sheet, as a supplier writes them. */
export const PRODUCT_HEADS = [
  'International code',
  'Colour',
  'Size',
  'Name (Chinese)',
  'Name (English)',
  'Brand',
  'Category',
  'Season',
  'Warehouse',
  'Wholesale price',
  'On hand',
];

/** Returns the code of a generated product. */
export const productCodeOf = (number: number): string => makeEan13(`00777${String(number).padStart(7, '0')}`);

/** Returns rows of new products for a fixture of `makeBasics`, one row per size. */
export function productRowsOf(products: number, sizes: readonly string[], from = 0): unknown[][] {
  return Array.from({ length: products }, (_, at) =>
    sizes.map((size) => [
      productCodeOf(from + at),
      at % 2 === 0 ? '驼色' : 'Black',
      size,
      `羊绒大衣 ${from + at}`,
      `Coat ${from + at}`,
      'maison orsel',
      'Coats',
      'AW25',
      'MI-02',
      '120.50',
      String((at % 9) + 1),
    ]),
  ).flat();
}

/** Returns a workbook of such rows. */
export const productBook = (rows: unknown[][], heads: readonly string[] = PRODUCT_HEADS): Buffer =>
  book([[...heads], ...rows]);

/** Uploads a product sheet of a supplier. */
export function sendProducts(
  who: Tester,
  data: Buffer,
  supplierId = 's1',
  filename = 'goods.xlsx',
): Promise<ApiAnswer> {
  return who.form(`/api/v1/products/_import?supplierId=${supplierId}`, { file: { filename, data } });
}
