import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';

const euro = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const money = (cents: number | null) => (cents === null ? '–' : `€${euro.format(cents / 100)}`);

/**
 * Column that takes a quantity in the grids that edit cells but have no size runs: one for the whole row, in the place of the subtotal.
 */
export const quantityColumn = 'subtotal';
/** Text of a quantity that has not been entered. */
export const noQuantity = '–';

/** The 13 columns as plain text, the least a table can show. */
export const plainColumns: readonly { id: string; width: number; text: (row: ManifestProduct) => string }[] =
  [
    { id: 'code', width: 112, text: (row) => row.code },
    { id: 'brand', width: 104, text: (row) => row.brand },
    { id: 'name', width: 137, text: (row) => row.name },
    { id: 'category', width: 53, text: (row) => row.category },
    { id: 'season', width: 50, text: (row) => row.season },
    { id: 'warehouse', width: 54, text: (row) => row.warehouse },
    { id: 'shipFrom', width: 50, text: (row) => row.shipFrom },
    { id: 'colour', width: 72, text: (row) => row.colour.name },
    { id: 'stock', width: 60, text: (row) => String(row.stock) },
    { id: 'wholesale', width: 80, text: (row) => money(row.wholesaleCents) },
    { id: 'retail', width: 80, text: (row) => money(row.retailCents) },
    { id: 'sizes', width: 272, text: (row) => row.sizes.map((size) => size.label).join(' ') },
    { id: quantityColumn, width: 108, text: () => noQuantity },
  ];
