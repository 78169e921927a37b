import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { useTranslation } from 'react-i18next';
import { backgroundKindValues, backgroundStateValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { backgroundQuery } from './background.api';
import { useColumns } from './background.columns';
import { backgroundSearch } from './background.search';
import { Retry } from './Retry';

/** Page of messages to users and of failed jobs: their states, their faults, and retries. */
export function BackgroundScreen() {
  const { t } = useTranslation(['background', 'listing']);
  const { filter, show, rows, selected, unselect, bar, page } = useStaffList('background', {
    search: backgroundSearch,
    choices: [
      {
        name: 'state',
        label: t('columns.state'),
        choices: backgroundStateValues.map((id) => ({ id, label: t(`state.${id}`) })),
      },
      {
        name: 'kind',
        label: t('columns.kind'),
        choices: backgroundKindValues.map((id) => ({ id, label: t(`kind.${id}`) })),
      },
    ],
    names: { time: t('days'), from: t('days'), to: t('days') },
    query: backgroundQuery,
    columns: useColumns(),
    isSelectable: true,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.background')}
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <DateRangePicker label={t('days')} value={filter} timeZone={BUSINESS_TIME_ZONE} onChange={show} />
        </FilterBar>
      }
      steps={<Retry rows={rows} selected={selected} onDone={unselect} />}
    />
  );
}
