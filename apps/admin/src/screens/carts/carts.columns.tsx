import { useTranslation } from 'react-i18next';
import { countColumn, moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Link } from '@selvedge/design-system/primitives/Link';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { StaffCartRow } from '../../api/schemas';

/** Returns the columns of the list of carts; amounts only for users who may see them. */
export function useColumns(): TableColumn<StaffCartRow>[] {
  const { t } = useTranslation('carts');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const columns: (TableColumn<StaffCartRow> | false)[] = [
    {
      id: 'customer',
      phone: 'line1',
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
    textColumn('salesman', t('columns.salesman'), {
      phone: 'line2',
      yields: 1,
      width: 140,
      ink: 'medium',
      of: ({ customer }) => customer.salesman?.name,
    }),
    countColumn('lineCount', t('columns.lineCount'), { yields: 2, width: 88 }),
    {
      id: 'problemCount',
      phone: 'line3',
      isNamedOnPhone: true,
      header: t('columns.problemCount'),
      align: 'end',
      width: 96,
      render: ({ problemCount }) =>
        problemCount === 0 ? '–' : <Text ink="warning">{formats.quantity(problemCount)}</Text>,
    },
    countColumn('qty', t('columns.qty'), { phone: 'line2End', isSortable: true, width: 88 }),
    !areAmountsHidden &&
      moneyColumn('valueCents', t('columns.valueCents'), { phone: 'line1End', isSortable: true, width: 120 }),
    momentColumn('updatedAt', t('columns.updatedAt'), { phone: 'line3End', isSortable: true, width: 140 }),
  ];
  return columns.filter((column) => column !== false);
}
