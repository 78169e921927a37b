import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { usePageSearch } from '../../tabs/pageAddress';
import { Approvals } from './Approvals';
import { DayStatement } from './DayStatement';
import { PaymentDesk } from './PaymentDesk';
import { PAYMENTS_PER_PAGE, paymentsQuery } from './payments.api';
import { useColumns } from './payments.columns';
import { readPaymentsFilter, STATES, writePaymentsFilter } from './payments.search';
import type { PaymentsFilter } from './payments.search';
import { useNeighbourKeys } from './useNeighbourKeys';

/** Page of the payments of every order: the queue of waiting proofs, each with its order and the decision beside it. */
export function PaymentsScreen() {
  const { t } = useTranslation(['money', 'orders', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readPaymentsFilter(search);
  const payments = useQuery(paymentsQuery(filter));
  const columns = useColumns();
  const rows = payments.data?.list ?? [];
  const found = rows.findIndex(({ id }) => id === filter.id);
  const at = Math.max(0, found);
  const shown = rows[at];
  const show = (change: Partial<PaymentsFilter>): void =>
    setSearch(writePaymentsFilter({ ...filter, id: undefined, page: 1, ...change }));
  const look = (id: string | undefined): void => {
    if (id !== undefined) show({ id, page: filter.page });
  };
  useNeighbourKeys((step) => look(rows[at + step]?.id));
  const narrowing = useNarrowing(writePaymentsFilter(filter), {}, setSearch, ['state', 'id']);

  return (
    <ListPage
      title={t('common:route.payments')}
      lead={t('payments.lead')}
      actions={
        <>
          <Approvals />
          <DayStatement />
        </>
      }
    >
      <Tabs
        isInset
        label={t('payments.byState')}
        selectedKey={filter.state}
        onSelectionChange={(state) => show({ state })}
        items={STATES.map((id) => ({ id, label: t(`payments.state.${id}`) }))}
      >
        <Toolbar label={t('filters')} gap="wide">
          <WordSearch
            label={t('payments.search')}
            words={filter.keywords}
            onSearch={(keywords) => show({ keywords })}
          />
        </Toolbar>
        <SplitView
          side={
            shown && {
              at: 'end',
              label: t('payments.desk'),
              content: (
                <PaymentDesk
                  key={shown.id}
                  payment={shown}
                  position={t('payments.position', { at: at + 1, count: rows.length })}
                  onDecided={() => look(rows[at + 1]?.id ?? rows[at - 1]?.id)}
                />
              ),
            }
          }
        >
          <Listing
            label={t('common:route.payments')}
            query={payments}
            failed={t('payments.failed')}
            empty={
              <EmptyState title={t(`payments.empty.${filter.state}`)}>{t('payments.emptyHint')}</EmptyState>
            }
            narrowing={narrowing}
            columns={columns}
            rowId={(row) => row.id}
            onRowAction={look}
            page={filter.page}
            pageSize={PAYMENTS_PER_PAGE}
            onPageChange={(page) => show({ page })}
          />
        </SplitView>
      </Tabs>
    </ListPage>
  );
}
