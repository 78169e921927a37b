import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { FuturesOrderRow } from '../../api/schemas';

/** Returns the path of a futures order. */
export const futuresPath = (id: string): string => `/procurement/futuresDetail/${id}`;

/** Hook that returns the columns of the futures orders: expected arrival, and the payments. */
export function useColumns(): TableColumn<FuturesOrderRow>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { orderNo, status, payment } = useOrderColumns();
  return useMemo(
    (): TableColumn<FuturesOrderRow>[] => [
      {
        ...orderNo,
        width: 150,
        render: ({ id, orderNo: number }) => (
          <Link variant="plain" href={futuresPath(id)}>
            {number}
          </Link>
        ),
      },
      {
        id: 'lists',
        header: t('columns.lists'),
        width: '24%',
        render: ({ lists: [first, ...more] }) => (
          <Text isTruncated>
            {more.length > 0
              ? t('listsMore', { name: first?.name ?? '', count: more.length + 1 })
              : (first?.name ?? '')}
          </Text>
        ),
      },
      status,
      {
        id: 'expectedArrival',
        header: t('futures.arrival'),
        render: ({ expectedArrival }) =>
          expectedArrival === null ? t('futures.unknown') : formats.date(expectedArrival),
      },
      {
        id: 'deposit',
        header: t('futures.deposit'),
        align: 'end',
        render: (row) => <PriceCell cents={row.depositCents} isCharged />,
      },
      {
        id: 'balance',
        header: t('futures.balance'),
        align: 'end',
        render: (row) => <PriceCell cents={row.balanceCents} isCharged />,
      },
      {
        id: 'due',
        header: t('futures.due'),
        align: 'end',
        render: (row) => <PriceCell cents={row.dueCents} isCharged />,
      },
      payment,
    ],
    [t, formats, orderNo, status, payment],
  );
}
