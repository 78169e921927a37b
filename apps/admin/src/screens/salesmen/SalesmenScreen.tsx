import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { SalesmanRow } from '../../api/schemas';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { makeCode, SALESMEN_PER_PAGE, salesmenQuery } from './salesmen.api';
import { useColumns } from './salesmen.columns';
import { readSalesmenFilter, sortColumns, writeSalesmenFilter } from './salesmen.search';

/** Page of the salespeople: the invitation code for customers, and the number of customers of each. */
export function SalesmenScreen() {
  const { t } = useTranslation(['salesmen', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readSalesmenFilter,
    write: writeSalesmenFilter,
  });
  const salesmen = useQuery(salesmenQuery(filter));
  const [asked, ask] = useState<SalesmanRow>();
  const { chooser, ...chosen } = useChosenColumns('salesmen', useColumns(ask));

  return (
    <ListPage title={t('common:route.salesmen')}>
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} tools={chooser} />
      <Listing
        label={t('common:route.salesmen')}
        query={salesmen}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.userId}
        {...sorting(filter, sortColumns, show)}
        pageSize={SALESMEN_PER_PAGE}
      />
      {asked && (
        <ConfirmStep
          title={t('askTitle', { name: asked.name })}
          confirmLabel={t('newCode')}
          done={({ invitationCode }) => t('made', { code: invitationCode })}
          onConfirm={() => makeCode(asked.userId)}
          onClose={() => ask(undefined)}
        >
          {t('askText')}
        </ConfirmStep>
      )}
    </ListPage>
  );
}
