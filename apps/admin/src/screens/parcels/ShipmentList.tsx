import { Beside } from '@selvedge/design-system/layout/Beside';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffShipment } from '../../api/schemas';
import { Listing } from '../../listing/Listing';
import type { ChosenColumns } from '../../listing/useChosenColumns';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { neighbours } from '../../listing/neighbours';
import { ROWS_PER_PAGE, shipmentsQuery } from './parcels.api';
import { shipmentSorts } from './parcels.search';
import type { ParcelsFilter } from './parcels.search';
import { ShipmentDetail } from './ShipmentDetail';

interface ShipmentListProps {
  filter: ParcelsFilter;
  chosen: ChosenColumns<StaffShipment>;
  narrowing: Narrowing;
  onChange: (change: Partial<ParcelsFilter>) => void;
}

/** Table of consignments, with the open one beside it. */
export function ShipmentList({ filter, chosen, narrowing, onChange }: ShipmentListProps) {
  const { t } = useTranslation('parcels');
  const shipments = useQuery(shipmentsQuery(filter));
  const rows = shipments.data?.list ?? [];
  const open = rows.find(({ id }) => id === filter.row);
  const ids = rows.map(({ id }) => id);
  const around = open && neighbours(ids, open.id, (filter.page - 1) * ROWS_PER_PAGE);
  const look = (row: string | undefined): void => onChange({ row, page: filter.page });
  return (
    <Beside
      onClose={() => look(undefined)}
      onStep={(by) => look(by === 1 ? around?.next : around?.previous)}
      detail={
        open &&
        around && {
          label: open.shipmentNo,
          place: t('place', { place: around.place, total: shipments.data?.total ?? 0 }),
          hasPrevious: around.previous !== undefined,
          hasNext: around.next !== undefined,
          content: <ShipmentDetail key={open.id} shipment={open} />,
        }
      }
    >
      <Listing
        label={t('common:route.shipments')}
        query={shipments}
        failed={t('failed')}
        empty={<EmptyState title={t(`empty.${filter.state}`)}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...chosen}
        rowId={(row) => row.id}
        onRowAction={look}
        {...sorting(filter, shipmentSorts, onChange)}
        page={filter.page}
        pageSize={ROWS_PER_PAGE}
        onPageChange={(page) => onChange({ page })}
      />
    </Beside>
  );
}
