import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { useLocale } from '@selvedge/design-system/i18n';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { RecordDetail } from './RecordDetail';
import { RecordFilters } from './RecordFilters';
import { exportRecords, recordsQuery } from './records.api';
import { useColumns, useRecordWords } from './records.columns';
import { recordsSearch } from './records.search';

/** Returns the time zone of the device, for users who chose none. */
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Page of the operation records: operator, action and time, each with the fields before and after. */
export function RecordsScreen() {
  const { t } = useTranslation(['records', 'listing']);
  const { timeZone = deviceZone() } = useLocale();
  const { filter, show, opened, bar, page } = useStaffList('records', {
    search: recordsSearch,
    names: {
      operator: t('search.operator'),
      module: t('columns.module'),
      operatorType: t('operatorType'),
      time: t('columns.at'),
      from: t('columns.at'),
      to: t('columns.at'),
    },
    query: (asked) => recordsQuery(asked, timeZone),
    columns: useColumns(),
    opensBeside: true,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const words = useRecordWords();
  const sheet = useMutation({ mutationFn: exportRecords, onSuccess: (file) => saveFile(file, file.name) });
  return (
    <ListPage
      {...page}
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
      filters={<RecordFilters bar={bar} filter={filter} onChange={show} />}
      detail={
        opened && {
          label: t('detail', { action: words.action(opened), thing: opened.entityName || opened.entityId }),
          content: <RecordDetail record={opened} />,
        }
      }
    />
  );
}
