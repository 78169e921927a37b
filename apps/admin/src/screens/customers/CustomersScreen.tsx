import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { FirstPassword } from '../../listing/FirstPassword';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { SavedViews } from '../../listing/SavedViews';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed, useAllowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { CustomerDialog, NewCustomerDialog } from './CustomerDialogs';
import type { AskedOfCustomer } from './CustomerDialogs';
import { CustomerFilters } from './CustomerFilters';
import { CustomerSteps } from './CustomerSteps';
import { CUSTOMERS_PER_PAGE, customersQuery } from './customers.api';
import { useColumns } from './customers.columns';
import { readCustomersFilter, sortColumns, writeCustomersFilter } from './customers.search';
import type { CustomersFilter } from './customers.search';

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
  const [search, setSearch] = usePageSearch();
  const filter = readCustomersFilter(search);
  const customers = useQuery(customersQuery(filter));
  const [asked, ask] = useState<AskedOfCustomer>();
  const [isAdding, setAdding] = useState(false);
  const [password, setPassword] = useState<string>();
  const [selected, setSelected] = useState(NONE);
  const { columns, chooser } = useChosenColumns(LIST, useColumns(ask));
  const mayEdit = useAllowed(EDIT);
  const open = (query: string): void => {
    setSelected(NONE);
    setSearch(query);
  };
  const show = (change: Partial<CustomersFilter>): void =>
    open(writeCustomersFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(
    writeCustomersFilter(filter),
    { identityType: t('columns.identity'), confirmed: t('columns.confirmed'), status: t('columns.status') },
    open,
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.customerList')}
          actions={
            <Allowed anyOf={['biz:customer:add']}>
              <Button variant="primary" size="header" onPress={() => setAdding(true)}>
                {t('add')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <CustomerFilters
        filter={filter}
        narrowing={narrowing}
        onChange={show}
        tools={
          <>
            <SavedViews list={LIST} search={search} onOpen={open} />
            {chooser}
          </>
        }
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
        columns={columns}
        rowId={(row) => row.id}
        selectedKeys={mayEdit ? selected : undefined}
        onSelectionChange={setSelected}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={CUSTOMERS_PER_PAGE}
        onPageChange={(page) => show({ page })}
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
    </Page>
  );
}
