import { useMemo } from 'react';
import { moneyColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useTranslation } from 'react-i18next';
import { useAllowed } from '../../session/Allowed';
import type { ListedProduct } from './listedProduct';

const COST = [COST_PERM] as const;

/** Returns the columns of a list's products that only staff see: the cost, for users who may see it, and the pieces that buyers ordered. */
export function useMoreColumns(): TableColumn<ListedProduct>[] {
  const { t } = useTranslation('staffLists');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  return useMemo(
    () => [
      ...(seesCost
        ? [moneyColumn<ListedProduct>('costCents', t('products.cost'), { yields: 2, tone: 'reference' })]
        : []),
      {
        id: 'asked',
        header: t('products.asked'),
        align: 'end',
        yields: 1,
        render: ({ askedQty, stockQty }) => (
          <Text isFigure ink={askedQty > stockQty ? 'warning' : 'strong'}>
            {askedQty === 0 ? '–' : formats.quantity(askedQty)}
          </Text>
        ),
      },
    ],
    [t, formats, seesCost],
  );
}
