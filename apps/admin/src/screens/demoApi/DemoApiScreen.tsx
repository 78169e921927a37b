import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useStaffList } from '../../listing/useStaffList';
import { CallDetail } from './CallDetail';
import type { Call } from './reference';
import { callsQuery } from './demoApi.api';
import { callsSearch } from './demoApi.search';

/** API reference inside the app: every call of this server, with a search, and the details of one beside the list. */
export function DemoApiScreen() {
  const { t } = useTranslation(['demo', 'listing']);
  const columns = useMemo(
    (): TableColumn<Call>[] => [
      {
        id: 'method',
        phone: 'line1End',
        header: t('api.method'),
        width: 80,
        render: ({ method }) => <Text isFigure>{method}</Text>,
      },
      {
        id: 'path',
        phone: 'line1',
        header: t('api.path'),
        isRowHeader: true,
        width: '46%',
        render: ({ path }) => path,
      },
      {
        id: 'summary',
        phone: 'line2',
        header: t('api.summary'),
        width: '34%',
        render: ({ summary }) => summary,
      },
      {
        id: 'tag',
        yields: 1,
        header: t('api.area'),
        width: 144,
        render: ({ tag }) => <Text ink="medium">{tag}</Text>,
      },
    ],
    [t],
  );
  const { opened, answer, bar, page } = useStaffList('calls', {
    search: callsSearch,
    query: callsQuery,
    columns,
    opensBeside: true,
    failed: t('api.failed'),
    empty: <EmptyState title={t('api.none')} />,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.demoApi')}
      lead={answer && t('api.count', { count: answer.total })}
      filters={<FilterBar {...bar} label={t('api.filters')} searchLabel={t('api.search')} />}
      detail={opened && { label: opened.summary, content: <CallDetail call={opened} /> }}
    />
  );
}
