import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { StaffCartRow } from '../../api/schemas';

/** Returns the columns of the list of carts; amounts only for users who may see them. */
export function useColumns(): TableColumn<StaffCartRow>[] {
  const { t } = useTranslation('carts');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  return useMemo(() => {
    const columns: (TableColumn<StaffCartRow> | false)[] = [
      {
        id: 'customer',
        header: t('columns.customer'),
        isRowHeader: true,
        width: 220,
        render: ({ customer }) => (
          <>
            <Link href={`/customers/cart/${customer.id}`}>
              {customer.nickname || customer.companyName || t('anonymous')}
            </Link>{' '}
            <Text size="caption" ink="weak">
              {customer.teamName ?? customer.companyName}
            </Text>
          </>
        ),
      },
      {
        id: 'salesman',
        yields: 1,
        header: t('columns.salesman'),
        width: 140,
        render: ({ customer }) => <Text ink="medium">{customer.salesman?.name ?? '–'}</Text>,
      },
      {
        id: 'lineCount',
        yields: 2,
        header: t('columns.lineCount'),
        align: 'end',
        width: 88,
        render: ({ lineCount }) => formats.quantity(lineCount),
      },
      {
        id: 'problemCount',
        header: t('columns.problemCount'),
        align: 'end',
        width: 96,
        render: ({ problemCount }) =>
          problemCount === 0 ? '–' : <Text ink="warning">{formats.quantity(problemCount)}</Text>,
      },
      {
        id: 'qty',
        header: t('columns.qty'),
        align: 'end',
        isSortable: true,
        width: 88,
        render: ({ qty }) => formats.quantity(qty),
      },
      !areAmountsHidden && {
        id: 'valueCents',
        header: t('columns.valueCents'),
        align: 'end',
        isSortable: true,
        width: 120,
        render: ({ valueCents }) => <PriceCell cents={valueCents} />,
      },
      {
        id: 'updatedAt',
        header: t('columns.updatedAt'),
        isSortable: true,
        width: 140,
        render: ({ updatedAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(updatedAt)}
          </Text>
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, formats, areAmountsHidden]);
}
