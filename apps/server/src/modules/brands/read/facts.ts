import { brands } from '../../../db/schema/products';

/** Columns of a brand that buyers and staff see. */
export const brandColumns = {
  id: brands.id,
  name: brands.name,
  logo: brands.logo,
  hot: brands.hot,
  sort: brands.sort,
};

/** Returns the facts of a brand as the contract has them: null without a logo, and its first letter. */
export const brandFacts = <Row extends { name: string; logo: string }>(row: Row) => ({
  ...row,
  logo: row.logo === '' ? null : row.logo,
  initial: initialOf(row.name),
});

/** Returns the first letter of a name without its accents; `#` for other characters. */
export function initialOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
