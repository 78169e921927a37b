import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../api/schemas';

/** Returns the columns of the merchant's accounts, with the actions on each. */
export function useColumns(
  onEdit: (account: PaymentAccount) => void,
  onDelete: (account: PaymentAccount) => void,
): TableColumn<PaymentAccount>[] {
  const { t } = useTranslation('money');
  return useMemo(
    () => [
      { id: 'currency', header: t('accounts.currency'), width: 72, render: (row) => row.currency },
      {
        id: 'accountNo',
        header: t('accounts.accountNo'),
        isRowHeader: true,
        width: 280,
        render: (row) => <Text isFigure>{row.accountNo}</Text>,
      },
      { id: 'holder', header: t('accounts.holder'), render: (row) => row.holder },
      { id: 'bank', yields: 1, header: t('accounts.bank'), render: (row) => row.bank },
      {
        id: 'note',
        yields: 2,
        header: t('accounts.note'),
        render: (row) => (
          <Text size="small" ink="weak">
            {row.note ?? ''}
          </Text>
        ),
      },
      {
        id: 'enabled',
        header: t('accounts.state'),
        width: 110,
        render: ({ enabled }) => (
          <StatusMark
            glyph={enabled ? 'full' : 'dash'}
            tone={enabled ? 'positive' : undefined}
            isOff={!enabled}
          >
            {t(enabled ? 'accounts.inUse' : 'accounts.disabled')}
          </StatusMark>
        ),
      },
      {
        id: 'steps',
        header: t('steps'),
        isHeaderHidden: true,
        align: 'end',
        width: 150,
        render: (row) => (
          <Inline gap="s2" justify="end">
            <Button
              size="small"
              onPress={() => onEdit(row)}
              aria-label={t('accounts.editOne', { no: row.accountNo })}
            >
              {t('edit')}
            </Button>
            <Button
              size="small"
              variant="danger"
              onPress={() => onDelete(row)}
              aria-label={t('accounts.deleteOne', { no: row.accountNo })}
            >
              {t('delete')}
            </Button>
          </Inline>
        ),
      },
    ],
    [t, onEdit, onDelete],
  );
}
