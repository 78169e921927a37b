import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FirstPassword } from '../../listing/FirstPassword';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { accountStatusValues } from '@selvedge/api-spec/values';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed, useAllowed } from '../../session/Allowed';
import type { AskedOfCustomer } from './CustomerDialogs';
import { CustomerSteps } from './CustomerSteps';
import { CUSTOMERS_PER_PAGE, customersQuery } from './customers.api';
import { useColumns } from './customers.columns';
import { confirmedFilters, readCustomersFilter, sortColumns, writeCustomersFilter } from './customers.search';

const CustomerDialog = lazyDialog(() => import('./CustomerDialogs').then((part) => part.CustomerDialog));
const NewCustomerDialog = lazyDialog(() =>
  import('./CustomerDialogs').then((part) => part.NewCustomerDialog),
);

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'customers';
const NONE: ReadonlySet<string> = new Set();
const EDIT = ['biz:customer:edit'] as const;

/**
 * Page of the customers within the data scope of the user's roles: they are searched, created, changed, and confirmed or disabled in one
 * action.
 */
export function CustomersScreen() {
  const { t } = useTranslation(['customers', 'listing']);
  const states = useDictionary('account_status');
  const identities = useDictionary('identity_type');
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readCustomersFilter,
    write: writeCustomersFilter,
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
    onShow: () => setSelected(NONE),
  });
  const customers = useQuery(customersQuery(filter));
  const [asked, ask] = useState<AskedOfCustomer>();
  const [isAdding, setAdding] = useState(false);
  const [password, setPassword] = useState<string>();
  const [selected, setSelected] = useState(NONE);
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns(ask));
  const mayEdit = useAllowed(EDIT);

  return (
    <ListPage
      title={t('common:route.customerList')}
      actions={
        <Allowed anyOf={['biz:customer:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
    >
      <FilterBar
        {...bar}
        label={t('filters')}
        searchLabel={t('search')}
        views={LIST}
        tools={chooser}
        isClearable
      />
      {selected.size > 0 && (
        <CustomerSteps
          rows={customers.data?.list ?? []}
          selected={selected}
          onDone={() => setSelected(NONE)}
        />
      )}
      <Listing
        label={t('common:route.customerList')}
        query={customers}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        selectedKeys={mayEdit ? selected : undefined}
        onSelectionChange={setSelected}
        {...sorting(filter, sortColumns, show)}
        pageSize={CUSTOMERS_PER_PAGE}
      />
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
