import { useState } from 'react';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { SavedViews } from '../../listing/SavedViews';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { ListFilters } from './ListFilters';
import { LISTS_PER_PAGE, listsQuery } from './lists.api';
import { editorHref, useColumns } from './lists.columns';
import { readListsFilter, sortColumns, statusFilters, writeListsFilter } from './lists.search';
import type { ListsFilter } from './lists.search';
import { NewList } from './NewList';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'lists';

/** Page of the lists of the merchant and of sellers: by status with counts, filtered, sorted, created. */
export function ListsScreen() {
  const { t } = useTranslation(['staffLists', 'listEditor', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readListsFilter(search);
  const lists = useQuery(listsQuery(filter));
  const { columns, chooser } = useChosenColumns(LIST, useColumns());
  const [isMaking, setMaking] = useState(false);
  const statusWord = useStatusWord();
  const counts = lists.data?.counts;
  const show = (change: Partial<ListsFilter>): void =>
    setSearch(writeListsFilter({ ...filter, page: 1, ...change }));
  const names = {
    status: t('byStatus'),
    delivery: t('columns.delivery'),
    owner: t('columns.owner'),
    kind: t('columns.kind'),
  };
  const narrowing = useNarrowing(writeListsFilter(filter), names, setSearch);
  const withinTab = useNarrowing(writeListsFilter(filter), names, setSearch, ['status']);

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.listsAll')}
          actions={
            <Allowed anyOf={['biz:list:add']}>
              <Button variant="primary" size="header" onPress={() => setMaking(true)}>
                {t('listEditor:newList')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <Tabs
        isInset
        label={t('byStatus')}
        selectedKey={filter.status}
        onSelectionChange={(status) => show({ status })}
        items={statusFilters.map((id) => ({
          id,
          label: id === 'ALL' ? t('all') : statusWord({ kind: 'list', code: id }),
          count: counts?.[id],
        }))}
      >
        <ListFilters
          filter={filter}
          narrowing={withinTab}
          onChange={show}
          tools={
            <>
              <SavedViews list={LIST} search={search} onOpen={setSearch} />
              {chooser}
            </>
          }
        />
        <Listing
          label={t('common:route.listsAll')}
          query={lists}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          columns={columns}
          rowId={(row) => row.id}
          onRowAction={(id) => navigate(editorHref(id))}
          {...sorting(filter, sortColumns, show)}
          page={filter.page}
          pageSize={LISTS_PER_PAGE}
          onPageChange={(page) => show({ page })}
        />
      </Tabs>
      {isMaking && <NewList onClose={() => setMaking(false)} />}
    </Page>
  );
}
