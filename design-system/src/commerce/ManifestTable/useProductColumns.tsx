import { useMemo } from 'react';
import { defaultColumnKeys } from '@selvedge/domain/products/columns';
import type { ExtraColumnKey, ProductColumnKey } from '@selvedge/domain/products/columns';
import { isLatin } from '../../formats/locale';
import type { Formats, Translate } from '../../i18n';
import { useFormats, useLocale, useMessages } from '../../i18n';
import { countSizes } from '../../internal/sizeRun/countSizes';
import { colourCell, nameCell, runHead, stackCell } from './Cells';
import type { ManifestColumn, RunSize } from './ManifestTable.types';
import { amountWidths, productWidths } from './productWidths';
import type { ProductWidths } from './productWidths';
import { subtotalCell } from './subtotalCell';

/** Product as the usual manifest shows it: a style in one colour with its sizes. Money in EUR cents. */
export interface ManifestProduct {
  readonly id: string;
  readonly code: string;
  readonly pictureUrl: string | null;
  readonly brand: string;
  readonly name: string;
  /** URL of the product's page, as the address bar shows it, if it has one. */
  readonly href?: string;
  readonly hot: boolean;
  readonly category: string;
  readonly season: string;
  readonly warehouse: string;
  readonly shipFrom: string;
  readonly colour: { readonly name: string; readonly hex: string | null };
  readonly stock: number;
  /** `null` when the price is on request. */
  readonly wholesaleCents: number | null;
  readonly retailCents: number | null;
  readonly sizes: readonly RunSize[];
  /** Least number of pieces over all sizes, below which the row shows a warning; left out when there is no minimum. */
  readonly minQuantity?: number;
  readonly material?: string;
  readonly origin?: string;
}

/** Ids of the columns of a product table: those of a list by the contract's names, then the subtotal. */
export type ProductColumnId = ProductColumnKey | 'subtotal';

/** Ids of the usual columns in their order, without those that only some lists show. */
export const productColumnIds: readonly ProductColumnId[] = [...defaultColumnKeys, 'subtotal'];

/**
 * Returns every column of the manifest, the subtotal last, in the language and currency in force. Stable between renders.
 *
 * @param lineOf returns the id of a row's line in the sums around (`ConvertedSumsProvider`), by default the row's id; stable between renders
 */
export function useProductColumns<Row extends ManifestProduct = ManifestProduct>(
  lineOf: (row: Row) => string = idOf,
): readonly ManifestColumn<Row>[] {
  const t = useMessages('productColumns');
  const formats = useFormats();
  const { locale, currency } = useLocale();
  const converted = currency.code !== 'EUR';
  return useMemo(() => {
    const width = productWidths[isLatin(locale) ? 'latin' : 'han'];
    return [...identity<Row>(t, width), ...money<Row>(t, formats, converted, width, lineOf)];
  }, [t, formats, locale, converted, lineOf]);
}

/** Columns that show a field of the row as a plain text, with the name of that field. */
const plainFields = {
  category: 'category',
  season: 'season',
  warehouseId: 'warehouse',
  shipFrom: 'shipFrom',
} as const;

const idOf = ({ id }: ManifestProduct): string => id;

function identity<Row extends ManifestProduct>(
  t: Translate<'productColumns'>,
  width: ProductWidths,
): ManifestColumn<Row>[] {
  const plain = (id: keyof typeof plainFields): ManifestColumn<Row> => ({
    id,
    header: t(id),
    head: id === 'warehouseId' || id === 'shipFrom' ? t(`${id}Head`) : undefined,
    width: width[id],
    render: (row) => row[plainFields[id]],
    sortValue: (row) => row[plainFields[id]],
  });
  const extra = (id: ExtraColumnKey): ManifestColumn<Row> => ({
    id,
    header: t(id),
    width: width[id],
    render: (row) => row[id],
    text: (row) => row[id] ?? '',
  });
  return [
    {
      id: 'image',
      header: t('image'),
      isHeaderHidden: true,
      width: width.image,
      isLate: true,
      render: () => null,
      picture: (row) => row.pictureUrl,
      text: () => '',
    },
    {
      id: 'intlCode',
      header: t('intlCode'),
      head: t('intlCodeHead'),
      width: width.intlCode,
      look: 'code',
      render: (row) => row.code,
      sortValue: (row) => row.code,
    },
    {
      id: 'brand',
      header: t('brand'),
      width: width.brand,
      look: 'display',
      render: (row) => row.brand,
      sortValue: (row) => row.brand,
    },
    {
      id: 'name',
      header: t('name'),
      width: { min: width.name, share: 1 },
      look: 'strong',
      isRowHeader: true,
      render: (row) => nameCell(row.name, row.hot ? t('hot') : null, row.href),
      text: (row) => row.name,
      sortValue: (row) => row.name,
    },
    plain('category'),
    plain('season'),
    plain('warehouseId'),
    plain('shipFrom'),
    {
      id: 'color',
      header: t('color'),
      width: width.color,
      render: (row) => colourCell(row.colour.name, row.colour.hex),
      text: (row) => row.colour.name,
      sortValue: (row) => row.colour.name,
    },
    extra('material'),
    extra('origin'),
  ];
}

function money<Row extends ManifestProduct>(
  t: Translate<'productColumns'>,
  formats: Formats,
  converted: boolean,
  width: ProductWidths,
  lineOf: (row: Row) => string,
): ManifestColumn<Row>[] {
  const amounts = amountWidths[converted ? 'converted' : 'charged'];
  return [
    {
      id: 'stock',
      header: t('stock'),
      width: width.stock,
      align: 'end',
      render: (row) => formats.quantity(row.stock),
      sortValue: (row) => row.stock,
    },
    {
      id: 'wholesalePrice',
      header: t('wholesalePrice'),
      head: t('wholesalePriceHead'),
      width: Math.max(width.wholesalePrice, amounts.wholesalePrice),
      align: 'end',
      look: 'medium',
      render: ({ wholesaleCents }) =>
        stackCell({
          main: formats.displayMoney(wholesaleCents),
          note: wholesaleCents === null ? t('onRequest') : null,
          look: 'strong',
          isAbout: converted,
        }),
      sortValue: (row) => row.wholesaleCents,
    },
    {
      id: 'retailPrice',
      header: t('retailPrice'),
      head: t('retailPriceHead'),
      width: amounts.retailPrice,
      align: 'end',
      render: ({ wholesaleCents, retailCents }) =>
        stackCell({
          main: formats.displayMoney(retailCents),
          note:
            wholesaleCents === null || retailCents === null
              ? null
              : formats.discount(wholesaleCents, retailCents),
          look: 'reference',
          isAbout: converted,
        }),
      sortValue: (row) => row.retailCents,
    },
    {
      id: 'size',
      header: t('size'),
      head: runHead(t('size'), t('left'), t('line')),
      width: width.size,
      render: () => null,
      run: { sizes: (row) => row.sizes },
    },
    {
      id: 'subtotal',
      header: t('subtotal'),
      width: amounts.subtotal,
      align: 'end',
      pinned: 'end',
      render: (row, { quantities }) =>
        subtotalCell(row, quantities, { t, formats, isConverted: converted, lineId: lineOf(row) }),
      text: (row, { quantities }) =>
        String(((row.wholesaleCents ?? 0) * countSizes(row.sizes, quantities).counted) / 100),
    },
  ];
}
