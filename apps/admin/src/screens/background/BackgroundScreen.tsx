import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Listing } from '../../listing/Listing';
import { usePageSearch } from '../../tabs/pageAddress';
import { BackgroundFilters } from './BackgroundFilters';
import { backgroundQuery, WORK_PER_PAGE } from './background.api';
import { useColumns } from './background.columns';
import { readBackgroundFilter, writeBackgroundFilter } from './background.search';
import type { BackgroundFilter } from './background.search';
import { Retry } from './Retry';

const NONE: ReadonlySet<string> = new Set();

/** Page of messages to users and of failed jobs: their states, their faults, and retries. */
export function BackgroundScreen() {
  const { t } = useTranslation(['background', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readBackgroundFilter(search);
  const work = useQuery(backgroundQuery(filter));
  const columns = useColumns();
  const [selected, setSelected] = useState(NONE);
  const rows = work.data?.list ?? [];
  const show = (change: Partial<BackgroundFilter>): void => {
    setSelected(NONE);
    setSearch(writeBackgroundFilter({ ...filter, page: 1, ...change }));
  };
  const narrowing = useNarrowing(
    writeBackgroundFilter(filter),
    {
      state: t('columns.state'),
      kind: t('columns.kind'),
      from: t('days'),
      to: t('days'),
    },
    setSearch,
  );

  return (
    <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.background')} />}>
      <BackgroundFilters filter={filter} narrowing={narrowing} onChange={show} />
      {selected.size > 0 && <Retry rows={rows} selected={selected} onDone={() => setSelected(NONE)} />}
      <Listing
        label={t('common:route.background')}
        query={work}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.id}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        page={filter.page}
        pageSize={WORK_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
    </Page>
  );
}
