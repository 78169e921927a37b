import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../api/schemas';
import { accountsQuery, deleteAccount } from './accounts.api';
import { useColumns } from './accounts.columns';

const AccountDialog = lazyDialog(() => import('./AccountDialog').then((part) => part.AccountDialog));

const STEP = 10;

/** Page of the merchant's accounts that customers pay into: they are added, changed, disabled and deleted. */
export function AccountsScreen() {
  const { t } = useTranslation('money');
  const accounts = useQuery(accountsQuery);
  const [edited, edit] = useState<PaymentAccount | 'new' | null>(null);
  const [leaving, leave] = useState<PaymentAccount | null>(null);
  const last = Math.max(0, ...(accounts.data?.list ?? []).map(({ sort }) => sort));
  return (
    <ListPage
      title={t('common:route.paymentAccounts')}
      lead={t('accounts.lead')}
      actions={
        <Button variant="primary" size="header" onPress={() => edit('new')}>
          {t('accounts.add')}
        </Button>
      }
      list={{
        ...plainList(accounts, t('accounts.failed')),
        narrowing: null,
        empty: <EmptyState title={t('accounts.empty')}>{t('accounts.emptyHint')}</EmptyState>,
        columns: useColumns(edit, leave),
        rowId: (row) => row.id,
      }}
    >
      {edited !== null && (
        <AccountDialog
          account={edited === 'new' ? null : edited}
          nextSort={last + STEP}
          onClose={() => edit(null)}
        />
      )}
      {leaving !== null && (
        <ConfirmStep
          title={t('accounts.deleteTitle', { no: leaving.accountNo })}
          confirmLabel={t('delete')}
          isDestructive
          onConfirm={() => deleteAccount(leaving.id)}
          onClose={() => leave(null)}
        >
          {t('accounts.deleteText')}
        </ConfirmStep>
      )}
    </ListPage>
  );
}
