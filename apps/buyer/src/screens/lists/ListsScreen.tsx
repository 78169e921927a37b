import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { navigate, useHashSearch } from '@selvedge/app-kit/app/hashLocation';
import { Button } from '@selvedge/design-system/Button';
import { Checkbox } from '@selvedge/design-system/Checkbox';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { useStatusWord } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Pagination } from '@selvedge/design-system/Pagination';
import { SearchField } from '@selvedge/design-system/SearchField';
import { SegmentedControl } from '@selvedge/design-system/SegmentedControl';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Table } from '@selvedge/design-system/Table';
import { Toolbar } from '@selvedge/design-system/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import { ReadFailure } from '../../trade/ReadFailure';
import { useNow } from '@selvedge/app-kit/app/useNow';
import { listPageQuery } from './lists.api';
import { listColumns, listHref } from './lists.columns';
import { readListsSearch, writeListsSearch } from './lists.search';
import type { Delivery, ListsSearch, ListStatusFilter } from './lists.search';

const all = 'ALL';
const deliveries: readonly Delivery[] = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'];
const statuses: readonly ListStatusFilter[] = ['PENDING', 'ACCEPTED'];

/** The lists the buyer may see, by status, delivery and closing time. */
export function ListsScreen() {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const statusWord = useStatusWord();
  const now = useNow();
  const query = useHashSearch();
  const search = useMemo(() => readListsSearch(query), [query]);
  const found = useQuery(listPageQuery(search));
  const { data, isWaiting, hasFailed } = answerOf(found);
  const columns = useMemo(() => listColumns(t, formats, now), [t, formats, now]);
  const change = (next: Partial<ListsSearch>): void => {
    const written = writeListsSearch({ ...search, page: 1, ...next });
    navigate(written === '' ? '/products/list' : `/products/list?${written}`);
  };
  const isNarrowed = writeListsSearch({ ...search, page: 1 }) !== '';

  return (
    <Page ground="surface" header={<PageHeader title={common('places.lists')} lead={t('lead')} />}>
      <Toolbar
        label={t('tools')}
        end={
          <SearchField
            key={search.keywords ?? ''}
            label={t('search')}
            placeholder={t('search')}
            defaultValue={search.keywords ?? ''}
            onSubmit={(keywords) => change({ keywords: keywords.trim() || undefined })}
            onClear={() => change({ keywords: undefined })}
          />
        }
      >
        <SegmentedControl
          label={t('columns.status')}
          value={search.closingSoon ? all : (search.status ?? all)}
          segments={[
            { id: all, label: t('statusAll') },
            ...statuses.map((code) => ({ id: code, label: statusWord({ kind: 'list', code }) })),
          ]}
          onChange={(id) =>
            change({ status: statuses.find((status) => status === id), closingSoon: undefined })
          }
        />
        <SegmentedControl
          label={t('columns.delivery')}
          value={search.delivery ?? all}
          segments={[all, ...deliveries].map((id) => ({
            id,
            label: id === all ? t('deliveryAll') : t(`dictionaries:delivery_method.${id}`),
          }))}
          onChange={(id) => change({ delivery: deliveries.find((delivery) => delivery === id) })}
        />
        <Checkbox
          isSelected={search.closingSoon === true}
          onChange={(isOn) => change({ closingSoon: isOn || undefined, status: undefined })}
        >
          {t('closingSoon')}
        </Checkbox>
      </Toolbar>
      {isWaiting ? <TableSkeleton rows={12} hasPicture={false} /> : null}
      {hasFailed ? <ReadFailure isInset query={found} /> : null}
      {data ? (
        <>
          <Table
            label={common('places.lists')}
            columns={columns}
            rows={data.list}
            rowId={({ id }) => id}
            rowHref={listHref}
            minWidth={1120}
            empty={
              <EmptyState
                title={t('empty.title')}
                action={
                  isNarrowed ? (
                    <Button onPress={() => navigate('/products/list')}>{t('empty.clear')}</Button>
                  ) : undefined
                }
              >
                {t(isNarrowed ? 'empty.narrowed' : 'empty.body')}
              </EmptyState>
            }
          />
          <Pagination
            isInset
            page={search.page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={data.total}
            onPageChange={(page) => change({ page })}
          />
        </>
      ) : null}
    </Page>
  );
}
