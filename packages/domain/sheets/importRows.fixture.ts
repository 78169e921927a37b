/** Products and sheets for the tests of the import. */
import { productLookupOf, type LookupProduct } from './productLookup';
import type { OrderSheet } from './importSheet';
import type { ColumnChoices } from './reading/choices';
import { emptyGrid, type Grid, type SheetCell } from './reading/grid';
import { readOrderBook } from './reading/orderBook';

/** Returns a sheet of cells; `over` overrides its other properties. */
export const gridOf = (rows: SheetCell[][], over: Partial<Grid> = {}): Grid => ({
  ...emptyGrid('Sheet1'),
  rows,
  ...over,
});

/** Reads a workbook of one sheet; throws when it is not readable. */
export function readCells(
  rows: SheetCell[][],
  sizes: readonly string[] = [],
  columns: ColumnChoices = new Map(),
): OrderSheet {
  const read = readOrderBook([gridOf(rows)], sizes, { sheet: 'Sheet1', columns });
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.sheet;
}

/** Returns a coat in three sizes, with 7, 0 and 3 pieces left. */
export function product(over: Partial<LookupProduct> = {}): LookupProduct {
  const sizes = [
    { skuId: 's38', size: '38', stockQty: 7, barcode: '8052100344751' },
    { skuId: 's40', size: '40', stockQty: 0 },
    { skuId: 's42', size: '42', stockQty: 3 },
  ];
  return {
    id: 'p1',
    listId: 'l1',
    intlCode: '0012345678905',
    color: 'Camel',
    wholesalePriceCents: 41_250,
    minQty: 3,
    sizes,
    ...over,
  };
}
/** Bag of one size. */
export const bag = product({
  id: 'p2',
  intlCode: 'BAG-24/A',
  color: 'Oxblood',
  minQty: 1,
  sizes: [{ skuId: 'bos', size: 'OS', stockQty: 18 }],
});
/** Returns a product of a code that several colours share. */
export const twin = (id: string, color: string) =>
  product({
    id,
    intlCode: 'TWIN',
    color,
    sizes: [
      { skuId: `${id}-38`, size: '38', stockQty: 9 },
      { skuId: `${id}-40`, size: '40', stockQty: 9 },
    ],
  });
/** Look-up of the coat, the bag and the code in two colours. */
export const products = productLookupOf([product(), bag, twin('t1', 'Ivory'), twin('t2', 'Black')]);
