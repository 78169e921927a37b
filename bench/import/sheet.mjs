import { utils, write } from 'xlsx';

/** Rows of the order sheet: the maximum of one file. */
export const ROWS = 1000;

/**
 * Returns an order sheet as a trader sends it: one row per size, codes as text, with names and prices beside them. One row in fifty is
 * wrong (an unknown code, a word for a number), so that problems are found and written as well.
 */
export function orderSheet(products) {
  const skus = products.flatMap((product) => product.sizes.map((size) => ({ product, size })));
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const { product, size } = skus[at % skus.length];
    const code = at % 100 === 50 ? '8059999999999' : product.intlCode;
    const pieces = at % 100 === 99 ? 'two' : 1 + (at % 3);
    const price = (product.wholesalePriceCents ?? 0) / 100;
    return [code, product.name, product.brandName, product.color, size.size, pieces, price];
  });
  const sheet = utils.aoa_to_sheet([
    ['International code', 'Name', 'Brand', 'Colour', 'Size', 'Quantity', 'Price'],
    ...rows,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Order');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
