import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../api/schemas';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { accountsQuery, deleteAccount, MOST_ACCOUNTS } from './accounts.api';
import { useColumns } from './accounts.columns';

const AccountDialog = lazyDialog(() => import('./AccountDialog').then((part) => part.AccountDialog));

const STEP = 10;

/** Page of the merchant's accounts that customers pay into: they are added, changed, disabled and deleted. */
export function AccountsScreen() {
  const { t } = useTranslation('money');
  const accounts = useQuery(accountsQuery);
  const [edited, edit] = useState<PaymentAccount | 'new' | null>(null);
  const [leaving, leave] = useState<PaymentAccount | null>(null);
  const columns = useColumns(edit, leave);
  const last = Math.max(0, ...(accounts.data?.list ?? []).map(({ sort }) => sort));
  const add = (
    <Button variant="primary" size="header" onPress={() => edit('new')}>
      {t('accounts.add')}
    </Button>
  );
  return (
    <ListPage title={t('common:route.paymentAccounts')} lead={t('accounts.lead')} actions={add}>
      <Listing
        label={t('common:route.paymentAccounts')}
        query={accounts}
        failed={t('accounts.failed')}
        empty={<EmptyState title={t('accounts.empty')}>{t('accounts.emptyHint')}</EmptyState>}
        narrowing={null}
        columns={columns}
        rowId={(row) => row.id}
        page={1}
        pageSize={MOST_ACCOUNTS}
        onPageChange={() => undefined}
      />
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
