import { textColumn } from '@selvedge/app-shell/listing/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../api/schemas';

/** Returns the columns of the merchant's accounts, with the actions on each. */
export function useColumns(
  onEdit: (account: PaymentAccount) => void,
  onDelete: (account: PaymentAccount) => void,
): TableColumn<PaymentAccount>[] {
  const { t } = useTranslation('money');
  return [
    textColumn('currency', t('accounts.currency'), { phone: 'line2End', width: 72 }),
    textColumn('accountNo', t('accounts.accountNo'), {
      phone: 'line1',
      isRowHeader: true,
      width: 280,
      isFigure: true,
    }),
    textColumn('holder', t('accounts.holder'), { phone: 'line2' }),
    textColumn('bank', t('accounts.bank'), { phone: 'line3', yields: 1 }),
    textColumn('note', t('accounts.note'), {
      yields: 2,
      size: 'small',
      ink: 'weak',
      of: ({ note }) => note ?? '',
    }),
    {
      id: 'enabled',
      phone: 'line1End',
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
  ];
}
