import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Link } from '@selvedge/design-system/primitives/Link';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { PagedTable } from '../../trade/PagedTable';
import { readOrdersFilter, statusFilters, writeOrdersFilter } from './orders.search';
import type { OrdersFilter } from './orders.search';
import { FUTURES_PER_PAGE, futuresPageQuery } from './futures.api';
import { futuresPath, useColumns } from './futures.columns';

const HERE = '/procurement/futures';

/** Page of the futures orders: expected arrival, deposit, balance, and the amount due next. */
export function FuturesScreen() {
  const { t } = useTranslation('orders');
  const filter = readOrdersFilter(useSearch());
  const orders = useQuery(futuresPageQuery(filter));
  const columns = useColumns();
  const statusWord = useStatusWord();
  const open = (query: string): void => navigate(query ? `${HERE}?${query}` : HERE);
  const show = (change: Partial<OrdersFilter>): void =>
    open(writeOrdersFilter({ ...filter, page: 1, ...change }));
  const { status, keywords, page } = filter;
  const narrowing = useNarrowing(
    writeOrdersFilter({ status, keywords, page }),
    { status: t('byStatus') },
    open,
  );

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
          <EmptyState
            title={t('futures.empty')}
            action={
              <Link variant="secondary" href="/products/list">
                {t('toLists')}
              </Link>
            }
          >
            {t('futures.emptyHint')}
          </EmptyState>
        }
        narrowing={narrowing}
        query={orders}
        failed={t('failed')}
        pageSize={FUTURES_PER_PAGE}
        page={filter.page}
        onPageChange={(page) => show({ page })}
      />
    </Page>
  );
}
