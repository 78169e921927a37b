import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon, UploadIcon } from '@selvedge/design-system/primitives/Icon';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { useListFilter } from '../../listing/useListFilter';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { ImportNumbers } from './ImportNumbers';
import { exportShipments } from './parcels.api';
import { readParcelsFilter, tabs, writeParcelsFilter } from './parcels.search';
import { ShipmentList } from './ShipmentList';
import { useShipmentColumns } from './shipments.columns';
import { useWaitingColumns } from './waiting.columns';
import { WarehouseFilter } from './WarehouseFilter';
import { WaitingList } from './WaitingList';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'shipments';

/** Page of the sub-orders that wait for shipping, and of all consignments, marking late ones. */
export function ParcelsScreen() {
  const { t } = useTranslation(['parcels', 'listing', 'orders', 'packing', 'sheets']);
  const { filter, show, narrowing, bar } = useListFilter({
    read: readParcelsFilter,
    write: writeParcelsFilter,
    names: { warehouse: t('columns.warehouse') },
    kept: ['state'],
  });
  const isWaiting = filter.state === 'WAITING';
  const { chooser: waitingChooser, ...waiting } = useChosenColumns('waiting', useWaitingColumns());
  const { chooser: sentChooser, ...sent } = useChosenColumns(LIST, useShipmentColumns());
  const [isImporting, setImporting] = useState(false);
  useUnfinishedImport('numbers', () => setImporting(true));
  const saved = useMutation({ mutationFn: () => exportShipments(filter) });

  return (
    <ListPage
      title={t('common:route.shipments')}
      actions={
        <>
          {!isWaiting && (
            <Button
              size="header"
              icon={<DownloadIcon />}
              isPending={saved.isPending}
              onPress={() => saved.mutate()}
            >
              {t('export')}
            </Button>
          )}
          <Allowed anyOf={['biz:shipment:add']}>
            <Button size="header" icon={<UploadIcon />} onPress={() => setImporting(true)}>
              {t('import.open')}
            </Button>
          </Allowed>
        </>
      }
    >
      <Tabs
        isInset
        label={t('byState')}
        selectedKey={filter.state}
        onSelectionChange={(state) => show({ state, sort: undefined, order: undefined })}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      >
        <FilterBar
          {...bar}
          label={t('filters')}
          searchLabel={t(isWaiting ? 'searchWaiting' : 'search')}
          views={LIST}
          tools={isWaiting ? waitingChooser : sentChooser}
        >
          <WarehouseFilter value={filter.warehouse} onChange={(warehouse) => show({ warehouse })} />
        </FilterBar>
        {isWaiting ? (
          <WaitingList filter={filter} chosen={waiting} narrowing={narrowing} onChange={show} />
        ) : (
          <ShipmentList filter={filter} chosen={sent} narrowing={narrowing} onChange={show} />
        )}
      </Tabs>
      {isImporting && <ImportNumbers onClose={() => setImporting(false)} />}
    </ListPage>
  );
}
