import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { GoodsCell } from '../../../goods/GoodsCell';
import { isOrderable } from './cart.model';
import type { ListedLine } from './cart.model';

const TONES = {
  OK: 'positive',
  PRICE_CHANGED: 'warning',
  SHORT: 'critical',
  CLOSED: 'critical',
} as const satisfies Record<ListedLine['state'], string>;

/** Returns the columns of a cart's lines; amounts only for users who may see them. */
export function useLineColumns(): TableColumn<ListedLine>[] {
  const { t } = useTranslation('carts');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  return useMemo(() => {
    const columns: (TableColumn<ListedLine> | false)[] = [
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        render: (line) => <GoodsCell of={line} />,
      },
      { id: 'size', header: t('columns.size'), width: 64, render: ({ size }) => size },
      {
        id: 'qty',
        header: t('columns.lineQty'),
        align: 'end',
        width: 72,
        render: ({ qty }) => formats.quantity(qty),
      },
      {
        id: 'stock',
        header: t('columns.stock'),
        align: 'end',
        width: 72,
        render: ({ stockQty }) => <Text ink="medium">{formats.quantity(Math.max(0, stockQty))}</Text>,
      },
      !areAmountsHidden && {
        id: 'price',
        header: t('columns.price'),
        align: 'end',
        width: 104,
        render: ({ priceNowCents }) => <PriceCell cents={priceNowCents} />,
      },
      !areAmountsHidden && {
        id: 'amount',
        yields: 1,
        header: t('columns.amount'),
        align: 'end',
        width: 120,
        render: ({ priceNowCents, qty }) => <PriceCell cents={priceNowCents * qty} isCharged />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: 136,
        render: (line) => {
          const state = line.state === 'PRICE_CHANGED' && areAmountsHidden ? 'OK' : line.state;
          return (
            <StatusMark glyph={isOrderable(line) ? 'full' : 'cross'} tone={TONES[state]}>
              {t(`state.${state}`, { was: formats.money(line.priceCents) })}
            </StatusMark>
          );
        },
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, formats, areAmountsHidden]);
}
