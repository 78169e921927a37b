import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListSheet } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { waitingQuery } from './parcels.api';
import { waitingSearch } from './parcels.search';
import { useWaitingColumns } from './waiting.columns';
import { WarehouseFilter } from './WarehouseFilter';

/** Sub-orders that can be shipped; a row opens its packing desk. */
export function WaitingList() {
  const { t } = useTranslation('parcels');
  const { filter, show, bar, page } = useStaffList('waiting', {
    search: waitingSearch,
    names: { warehouse: t('columns.warehouse') },
    kept: ['state'],
    query: waitingQuery,
    columns: useWaitingColumns(),
    onRowAction: (id) => navigate(`/parcels/pack/${id}`),
    failed: t('failed'),
    empty: <EmptyState title={t('empty.WAITING')}>{t('emptyWaiting')}</EmptyState>,
  });
  return (
    <ListSheet
      {...page}
      label={t('tabs.WAITING')}
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('searchWaiting')}>
          <WarehouseFilter value={filter.warehouse} onChange={(warehouse) => show({ warehouse })} />
        </FilterBar>
      }
    />
  );
}
