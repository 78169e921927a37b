import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Swatch } from '@selvedge/design-system/primitives/Swatch';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProduct } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { saleState } from './products.model';

const COST = [COST_PERM] as const;
const PRICE = [PRICE_PERM] as const;
const LOOKS = {
  offered: { glyph: 'full', tone: 'positive' },
  unlisted: { glyph: 'ring', tone: 'neutral' },
  unpriced: { glyph: 'half', tone: 'warning' },
  soldOut: { glyph: 'dash', isOff: true },
} as const;

/** Mark for the sale state of a product. */
export function SaleState({ product }: { product: StaffProduct }) {
  const { t } = useTranslation('products');
  const state = saleState(product);
  return <StatusMark {...LOOKS[state]}>{t(`sale.${state}`)}</StatusMark>;
}

/** Returns the columns of the table of products; the cost only for users who may see it. */
export function useColumns(): TableColumn<StaffProduct>[] {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  const seesPrices = useAllowed(PRICE);
  return useMemo(() => {
    const amount = (
      id: 'costCents' | 'wholesalePriceCents' | 'retailPriceCents',
      yields: number,
    ): TableColumn<StaffProduct> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      isSortable: true,
      width: 104,
      yields,
      render: (row) => (
        <PriceCell cents={row[id]} tone={id === 'wholesalePriceCents' ? 'regular' : 'reference'} />
      ),
    });
    const pieces = (id: 'stockQty' | 'lockedQty', yields: number): TableColumn<StaffProduct> => ({
      id,
      header: t(`columns.${id}`),
      align: 'end',
      isSortable: true,
      width: 72,
      yields,
      render: (row) => formats.quantity(row[id]),
    });
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        width: 300,
        render: (row) => (
          <ProductCell brand={row.brandName} name={row.name} pictureSrc={row.images[0]} hasLargePicture />
        ),
      },
      {
        id: 'intlCode',
        header: t('columns.intlCode'),
        isSortable: true,
        width: 128,
        yields: 3,
        render: (row) => <Text isFigure>{row.intlCode}</Text>,
      },
      {
        id: 'color',
        header: t('columns.color'),
        width: 96,
        yields: 5,
        render: (row) => (row.colorHex ? <Swatch color={row.colorHex} name={row.color} /> : row.color),
      },
      {
        id: 'season',
        header: t('facet.seasons'),
        isSortable: true,
        width: 84,
        yields: 6,
        render: (row) => row.season,
      },
      {
        id: 'supplierName',
        header: t('columns.supplierName'),
        isSortable: true,
        width: 160,
        yields: 8,
        render: (row) => <Text ink="medium">{row.supplierName}</Text>,
      },
      {
        id: 'warehouseId',
        header: t('facet.warehouseIds'),
        width: 76,
        yields: 9,
        render: (row) => row.warehouseId,
      },
      pieces('stockQty', 0),
      pieces('lockedQty', 7),
      ...(seesCost ? [amount('costCents', 4)] : []),
      ...(seesPrices ? [amount('wholesalePriceCents', 0)] : []),
      amount('retailPriceCents', 2),
      {
        id: 'sale',
        header: t('columns.sale'),
        width: 96,
        yields: 1,
        render: (row) => <SaleState product={row} />,
      },
      {
        id: 'updatedAt',
        header: t('columns.updatedAt'),
        isSortable: true,
        width: 100,
        yields: 10,
        render: (row) => (
          <Text ink="weak" isFigure>
            {formats.stamp(row.updatedAt)}
          </Text>
        ),
      },
    ];
  }, [t, formats, seesCost, seesPrices]);
}
