import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FirstPassword } from '../../listing/FirstPassword';
import { accountStatusValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed, useAllowed } from '../../session/Allowed';
import type { AskedOfCustomer } from './CustomerDialogs';
import { CustomerSteps } from './CustomerSteps';
import { customersQuery } from './customers.api';
import { useColumns } from './customers.columns';
import { confirmedFilters, customersSearch } from './customers.search';

const CustomerDialog = lazyDialog(() => import('./CustomerDialogs').then((part) => part.CustomerDialog));
const NewCustomerDialog = lazyDialog(() =>
  import('./CustomerDialogs').then((part) => part.NewCustomerDialog),
);

/** Permission for the selection, whose actions change customers. */
const EDIT = ['biz:customer:edit'] as const;

/**
 * Page of the customers within the data scope of the user's roles: they are searched, created, changed, and confirmed or disabled in one
 * action.
 */
export function CustomersScreen() {
  const { t } = useTranslation(['customers', 'listing']);
  const states = useDictionary('account_status');
  const identities = useDictionary('identity_type');
  const [asked, ask] = useState<AskedOfCustomer>();
  const [isAdding, setAdding] = useState(false);
  const [password, setPassword] = useState<string>();
  const { rows, selected, unselect, bar, page } = useStaffList('customers', {
    search: customersSearch,
    choices: [
      {
        name: 'identityType',
        label: t('columns.identity'),
        choices: identities.optionsOf(IDENTITY_TYPES),
      },
      {
        name: 'confirmed',
        label: t('columns.confirmed'),
        choices: confirmedFilters.map((id) => ({ id, label: t(`confirmed.${id}`) })),
      },
      { name: 'status', label: t('columns.status'), choices: states.optionsOf(accountStatusValues) },
    ],
    query: customersQuery,
    columns: useColumns(ask),
    isSelectable: useAllowed(EDIT),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.customerList')}
      actions={
        <Allowed anyOf={['biz:customer:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
      steps={<CustomerSteps rows={rows} selected={selected} onDone={unselect} />}
    >
      {asked && <CustomerDialog asked={asked} onClose={() => ask(undefined)} />}
      {isAdding && (
        <NewCustomerDialog
          onMade={({ initialPassword }) => setPassword(initialPassword)}
          onClose={() => setAdding(false)}
        />
      )}
      {password !== undefined && (
        <FirstPassword
          title={t('made')}
          text={t('madeText')}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </ListPage>
  );
}
