import { useTranslation } from 'react-i18next';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage, ListRows } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { Approvals } from './Approvals';
import { DayStatement } from './DayStatement';
import { PaymentDesk } from './PaymentDesk';
import { paymentsQuery } from './payments.api';
import { useColumns } from './payments.columns';
import { paymentsSearch, STATES } from './payments.search';
import { useNeighbourKeys } from './useNeighbourKeys';

/** Page of the payments of every order: the queue of waiting proofs, each with its order and the decision beside it. */
export function PaymentsScreen() {
  const { t } = useTranslation(['money', 'orders', 'listing']);
  const { filter, show, openRow, rows, opened, bar, page } = useStaffList('payments', {
    search: paymentsSearch,
    kept: ['state', 'row'],
    query: paymentsQuery,
    columns: useColumns(),
    opensBeside: true,
    failed: t('payments.failed'),
    renderEmpty: ({ state }) => (
      <EmptyState title={t(`payments.empty.${state}`)}>{t('payments.emptyHint')}</EmptyState>
    ),
  });
  const shown = opened ?? rows[0];
  const at = shown ? rows.indexOf(shown) : 0;
  const look = (to: number): void => {
    const next = rows[to];
    if (next) openRow(next.id);
  };
  useNeighbourKeys((step) => look(at + step));
  const desk = shown && (
    <PaymentDesk
      key={shown.id}
      payment={shown}
      position={t('payments.position', { at: at + 1, count: rows.length })}
      onDecided={() => look(rows[at + 1] ? at + 1 : at - 1)}
    />
  );
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
      tabs={{
        label: t('payments.byState'),
        selectedKey: filter.state,
        onSelectionChange: (state) => show({ state }),
        items: STATES.map((id) => ({ id, label: t(`payments.state.${id}`) })),
      }}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('payments.search')} />}
      rows={
        <SplitView side={desk && { at: 'end', label: t('payments.desk'), content: desk }}>
          <ListRows {...page.list} currentKey={shown?.id} label={t('common:route.payments')} />
        </SplitView>
      }
    />
  );
}
