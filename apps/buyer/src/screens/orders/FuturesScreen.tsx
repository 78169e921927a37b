import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { ListsLink } from '../../trade/ListsLink';
import { PagedTable } from '../../trade/PagedTable';
import { useListFilter } from '../../trade/useListFilter';
import { readFuturesFilter, statusFilters, writeOrdersFilter } from './orders.search';
import { FUTURES_PER_PAGE, futuresPageQuery } from './futures.api';
import { futuresPath, useColumns } from './futures.columns';

/** Page of the futures orders: expected arrival, deposit, balance, and the amount due next. */
export function FuturesScreen() {
  const { t } = useTranslation('orders');
  const { filter, show, narrowing, paging } = useListFilter({
    read: readFuturesFilter,
    write: writeOrdersFilter,
    names: { status: t('byStatus') },
  });
  const orders = useQuery(futuresPageQuery(filter));
  const columns = useColumns();
  const statusWord = useStatusWord();

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: t('common:places.orders'), href: '/procurement/order' },
                { label: t('common:places.futures') },
              ]}
            />
          }
          title={t('common:places.futures')}
          lead={t('futures.lead')}
        />
      }
    >
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <FilterSelect
          label={t('byStatus')}
          value={filter.status}
          options={statusFilters.map((id) => ({
            id,
            label: id === 'ALL' ? t('all') : statusWord({ kind: 'status', code: id }),
          }))}
          onChange={(id) => show({ status: statusFilters.find((status) => status === id) })}
        />
      </Toolbar>
      <PagedTable
        label={t('common:places.futures')}
        columns={columns}
        minWidth={960}
        rowId={(row) => row.id}
        rowHref={(row) => futuresPath(row.id)}
        empty={
          <EmptyState title={t('futures.empty')} action={<ListsLink label={t('toLists')} />}>
            {t('futures.emptyHint')}
          </EmptyState>
        }
        narrowing={narrowing}
        query={orders}
        failed={t('failed')}
        pageSize={FUTURES_PER_PAGE}
        {...paging}
      />
    </Page>
  );
}
