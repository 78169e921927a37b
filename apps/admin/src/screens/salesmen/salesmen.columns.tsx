import { useTranslation } from 'react-i18next';
import { countColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { SalesmanRow } from '../../api/schemas';
import { accountColumn } from '../../listing/AccountState';
import { Allowed } from '../../session/Allowed';

/** Returns the columns of the list of salespeople. */
export function useColumns(onAsk: (salesman: SalesmanRow) => void): TableColumn<SalesmanRow>[] {
  const { t } = useTranslation('salesmen');
  return [
    textColumn('name', t('columns.name'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 200,
      weight: 'medium',
      note: ({ deptName }) => deptName,
    }),
    textColumn('code', t('columns.code'), {
      phone: 'line2',
      isNamedOnPhone: true,
      width: 128,
      isFigure: true,
      of: ({ invitationCode }) => invitationCode,
    }),
    countColumn('customerCount', t('columns.customerCount'), {
      phone: 'line2End',
      isSortable: true,
      width: 88,
    }),
    countColumn('openOrderCount', t('columns.openOrderCount'), {
      phone: 'line3End',
      isSortable: true,
      width: 120,
    }),
    textColumn('mobile', t('columns.mobile'), {
      phone: 'line3',
      yields: 1,
      width: 148,
      ink: 'medium',
      isFigure: true,
    }),
    textColumn('email', t('columns.email'), { yields: 2, width: 200, ink: 'medium' }),
    accountColumn(t('columns.status')),
    {
      id: 'more',
      header: t('columns.more'),
      isHeaderHidden: true,
      align: 'end',
      width: 112,
      render: (row) => (
        <Allowed anyOf={['biz:salesman:edit']}>
          <Button variant="link" aria-label={t('newCodeFor', { name: row.name })} onPress={() => onAsk(row)}>
            {t('newCode')}
          </Button>
        </Allowed>
      ),
    },
  ];
}
