import { countColumn, moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Swatch } from '@selvedge/design-system/primitives/Swatch';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useTranslation } from 'react-i18next';
import type { StaffProduct } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { saleState } from './products.model';

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

const AMOUNT = { isSortable: true, width: 104 };
const PIECES = { isSortable: true, width: 72 };

/** Returns the columns of the table of products; the cost only for users who may see it. */
export function useColumns(): TableColumn<StaffProduct>[] {
  const { t } = useTranslation('products');
  const seesCost = useAllowed([COST_PERM]);
  const seesPrices = useAllowed([PRICE_PERM]);
  const columns: (TableColumn<StaffProduct> | false)[] = [
    {
      id: 'name',
      phone: 'line1',
      header: t('columns.name'),
      isRowHeader: true,
      width: 300,
      render: (row) => (
        <ProductCell brand={row.brandName} name={row.name} pictureSrc={row.images[0]} hasLargePicture />
      ),
    },
    textColumn('intlCode', t('columns.intlCode'), {
      phone: 'line2',
      isSortable: true,
      width: 128,
      yields: 3,
      isFigure: true,
    }),
    {
      id: 'color',
      header: t('columns.color'),
      width: 96,
      yields: 5,
      render: (row) => (row.colorHex ? <Swatch color={row.colorHex} name={row.color} /> : row.color),
    },
    textColumn('season', t('facet.seasons'), { isSortable: true, width: 84, yields: 6 }),
    textColumn('supplierName', t('columns.supplierName'), {
      isSortable: true,
      width: 160,
      yields: 8,
      ink: 'medium',
    }),
    textColumn('warehouseId', t('facet.warehouseIds'), { width: 76, yields: 9 }),
    countColumn('stockQty', t('columns.stockQty'), { phone: 'line3', ...PIECES, yields: 0 }),
    countColumn('lockedQty', t('columns.lockedQty'), { ...PIECES, yields: 7 }),
    seesCost && moneyColumn('costCents', t('columns.costCents'), { ...AMOUNT, yields: 4, tone: 'reference' }),
    seesPrices &&
      moneyColumn('wholesalePriceCents', t('columns.wholesalePriceCents'), {
        phone: 'line1End',
        ...AMOUNT,
        yields: 0,
      }),
    moneyColumn('retailPriceCents', t('columns.retailPriceCents'), {
      ...AMOUNT,
      yields: 2,
      tone: 'reference',
    }),
    {
      id: 'sale',
      phone: 'line2End',
      header: t('columns.sale'),
      width: 96,
      yields: 1,
      render: (row) => <SaleState product={row} />,
    },
    momentColumn('updatedAt', t('columns.updatedAt'), {
      phone: 'line3End',
      isSortable: true,
      width: 100,
      yields: 10,
    }),
  ];
  return columns.filter((column) => column !== false);
}
