import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon, UploadIcon } from '@selvedge/design-system/primitives/Icon';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { SavedViews } from '../../listing/SavedViews';
import { WordSearch } from '../../listing/WordSearch';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { ImportNumbers } from './ImportNumbers';
import { exportShipments } from './parcels.api';
import { readParcelsFilter, tabs, writeParcelsFilter } from './parcels.search';
import type { ParcelsFilter } from './parcels.search';
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
  const [search, setSearch] = usePageSearch();
  const filter = readParcelsFilter(search);
  const isWaiting = filter.state === 'WAITING';
  const waiting = useChosenColumns('waiting', useWaitingColumns());
  const sent = useChosenColumns(LIST, useShipmentColumns());
  const [isImporting, setImporting] = useState(false);
  useUnfinishedImport('numbers', () => setImporting(true));
  const saved = useMutation({ mutationFn: () => exportShipments(filter) });
  const show = (change: Partial<ParcelsFilter>): void =>
    setSearch(writeParcelsFilter({ ...filter, row: undefined, page: 1, ...change }));
  const narrowing = useNarrowing(
    writeParcelsFilter(filter),
    { warehouse: t('columns.warehouse') },
    setSearch,
    ['state'],
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
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
        />
      }
    >
      <Tabs
        isInset
        label={t('byState')}
        selectedKey={filter.state}
        onSelectionChange={(state) => show({ state, sort: undefined, order: undefined })}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      >
        <Toolbar
          label={t('filters')}
          gap="wide"
          end={
            <>
              <SavedViews list={LIST} search={search} onOpen={setSearch} />
              {isWaiting ? waiting.chooser : sent.chooser}
            </>
          }
        >
          <WordSearch
            label={t(isWaiting ? 'searchWaiting' : 'search')}
            words={filter.keywords}
            onSearch={(keywords) => show({ keywords })}
          />
          <WarehouseFilter value={filter.warehouse} onChange={(warehouse) => show({ warehouse })} />
        </Toolbar>
        {isWaiting ? (
          <WaitingList filter={filter} columns={waiting.columns} narrowing={narrowing} onChange={show} />
        ) : (
          <ShipmentList filter={filter} columns={sent.columns} narrowing={narrowing} onChange={show} />
        )}
      </Tabs>
      {isImporting && <ImportNumbers onClose={() => setImporting(false)} />}
    </Page>
  );
}
