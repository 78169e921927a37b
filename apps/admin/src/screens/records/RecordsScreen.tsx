import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Beside } from '@selvedge/design-system/layout/Beside';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useLocale } from '@selvedge/design-system/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { Allowed } from '../../session/Allowed';
import { RecordDetail } from './RecordDetail';
import { RecordFilters } from './RecordFilters';
import { exportRecords, RECORDS_PER_PAGE, recordsQuery } from './records.api';
import { useColumns, useRecordWords } from './records.columns';
import { readRecordsFilter, writeRecordsFilter } from './records.search';

/** Returns the time zone of the device, for users who chose none. */
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Page of the operation records: operator, action and time, each with the fields before and after. */
export function RecordsScreen() {
  const { t } = useTranslation(['records', 'listing']);
  const { timeZone = deviceZone() } = useLocale();
  const { filter, openRow, narrowing, bar, paging } = useListFilter({
    read: readRecordsFilter,
    write: writeRecordsFilter,
    names: {
      operator: t('search.operator'),
      module: t('columns.module'),
      operatorType: t('operatorType'),
      time: t('columns.at'),
    },
  });
  const records = useQuery(recordsQuery(filter, timeZone));
  const columns = useColumns();
  const words = useRecordWords();
  const rows = records.data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === filter.row);
  const open = rows[at];
  const sheet = useMutation({
    mutationFn: exportRecords,
    onSuccess: (file) => saveFile(file, file.name),
  });

  return (
    <ListPage
      title={t('common:route.records')}
      actions={
        <Allowed anyOf={['sys:log:export']}>
          <Button
            size="header"
            isPending={sheet.isPending}
            onPress={() => sheet.mutate({ filter, timeZone })}
          >
            {t('export')}
          </Button>
        </Allowed>
      }
    >
      <RecordFilters {...bar} />
      <Beside
        onClose={() => openRow(undefined)}
        onStep={(by) => openRow(rows[at + by]?.id)}
        detail={
          open && {
            label: t('detail', { action: words.action(open), thing: open.entityName || open.entityId }),
            hasPrevious: at > 0,
            hasNext: at < rows.length - 1,
            content: <RecordDetail record={open} />,
          }
        }
      >
        <Listing
          label={t('common:route.records')}
          query={records}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          {...paging}
          columns={columns}
          rowId={(row) => row.id}
          onRowAction={openRow}
          pageSize={RECORDS_PER_PAGE}
        />
      </Beside>
    </ListPage>
  );
}
