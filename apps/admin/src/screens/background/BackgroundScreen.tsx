import { DaySpanFilter } from '@selvedge/app-shell/listing/DaySpanFilter';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundKindValues, backgroundStateValues } from '@selvedge/api-spec/values';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { backgroundQuery, WORK_PER_PAGE } from './background.api';
import { useColumns } from './background.columns';
import { readBackgroundFilter, writeBackgroundFilter } from './background.search';
import { Retry } from './Retry';

const NONE: ReadonlySet<string> = new Set();

/** Page of messages to users and of failed jobs: their states, their faults, and retries. */
export function BackgroundScreen() {
  const { t } = useTranslation(['background', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readBackgroundFilter,
    write: writeBackgroundFilter,
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
    names: { from: t('days'), to: t('days') },
    onShow: () => setSelected(NONE),
  });
  const work = useQuery(backgroundQuery(filter));
  const columns = useColumns();
  const [selected, setSelected] = useState(NONE);
  const rows = work.data?.list ?? [];

  return (
    <ListPage title={t('common:route.background')}>
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} isClearable>
        <DaySpanFilter label={t('days')} span={{ from: filter.from, to: filter.to }} onChange={show} />
      </FilterBar>
      {selected.size > 0 && <Retry rows={rows} selected={selected} onDone={() => setSelected(NONE)} />}
      <Listing
        label={t('common:route.background')}
        query={work}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        columns={columns}
        rowId={(row) => row.id}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        pageSize={WORK_PER_PAGE}
      />
    </ListPage>
  );
}
