import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon, UploadIcon } from '@selvedge/design-system/primitives/Icon';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffFilter } from '../../listing/useStaffFilter';
import { Allowed } from '../../session/Allowed';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { ImportNumbers } from './ImportNumbers';
import { exportShipments } from './parcels.api';
import { parcelsSearch, tabs } from './parcels.search';
import { ShipmentList } from './ShipmentList';
import { WaitingList } from './WaitingList';

/** Page of the sub-orders that wait for shipping, and of all consignments, marking late ones. */
export function ParcelsScreen() {
  const { t } = useTranslation(['parcels', 'listing', 'orders', 'packing', 'sheets']);
  const { filter, show } = useStaffFilter({ search: parcelsSearch });
  const isWaiting = filter.state === 'WAITING';
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
      tabs={{
        label: t('byState'),
        selectedKey: filter.state,
        onSelectionChange: (state) => show({ state }),
        items: tabs.map((id) => ({ id, label: t(`tabs.${id}`) })),
      }}
      rows={isWaiting ? <WaitingList /> : <ShipmentList />}
    >
      {isImporting && <ImportNumbers onClose={() => setImporting(false)} />}
    </ListPage>
  );
}
