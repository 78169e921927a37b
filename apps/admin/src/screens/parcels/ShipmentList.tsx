import { useTranslation } from 'react-i18next';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListSheet } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { shipmentsQuery } from './parcels.api';
import { shipmentsSearch } from './parcels.search';
import { ShipmentDetail } from './ShipmentDetail';
import { useShipmentColumns } from './shipments.columns';
import { WarehouseFilter } from './WarehouseFilter';

/** Consignments by state, with the open one beside them. */
export function ShipmentList() {
  const { t } = useTranslation('parcels');
  const { filter, show, opened, bar, page } = useStaffList('shipments', {
    search: shipmentsSearch,
    names: { warehouse: t('columns.warehouse') },
    kept: ['state'],
    query: shipmentsQuery,
    columns: useShipmentColumns(),
    opensBeside: true,
    failed: t('failed'),
    renderEmpty: ({ state }) => <EmptyState title={t(`empty.${state}`)}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListSheet
      {...page}
      label={t('common:route.shipments')}
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <WarehouseFilter value={filter.warehouse} onChange={(warehouse) => show({ warehouse })} />
        </FilterBar>
      }
      detail={
        opened && { label: opened.shipmentNo, content: <ShipmentDetail key={opened.id} shipment={opened} /> }
      }
    />
  );
}
