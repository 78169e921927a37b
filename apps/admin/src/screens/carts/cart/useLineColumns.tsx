import { useTranslation } from 'react-i18next';
import { countColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { ProductNameCell } from '../../../products/ProductNameCell';
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
  const columns: (TableColumn<ListedLine> | false)[] = [
    {
      id: 'product',
      header: t('columns.product'),
      isRowHeader: true,
      render: (line) => <ProductNameCell of={line} />,
    },
    textColumn('size', t('columns.size'), { width: 64 }),
    countColumn('qty', t('columns.lineQty'), { width: 72 }),
    countColumn('stock', t('columns.stock'), {
      width: 72,
      ink: 'medium',
      of: ({ stockQty }) => Math.max(0, stockQty),
    }),
    !areAmountsHidden &&
      moneyColumn('price', t('columns.price'), { width: 104, of: ({ priceNowCents }) => priceNowCents }),
    !areAmountsHidden &&
      moneyColumn('amount', t('columns.amount'), {
        yields: 1,
        width: 120,
        isCharged: true,
        of: ({ priceNowCents, qty }) => priceNowCents * qty,
      }),
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
}
