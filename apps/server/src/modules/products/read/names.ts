import { brands, colors, products } from '../../../db/schema/products';

/** Columns that name a product, of a query that joins its brand and its colour. */
export const productNames = {
  intlCode: products.intlCode,
  name: products.name,
  nameEn: products.nameEn,
  brandName: brands.name,
  color: colors.name,
  colorEn: colors.nameEn,
};
