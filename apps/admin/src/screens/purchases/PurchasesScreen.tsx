import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { purchaseNeedStateValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { useAllowed } from '../../session/Allowed';
import { supplierOptionsQuery } from '../../products/choices.api';
import { bySupplier } from './orderForm';
import { needsQuery } from './purchases.api';
import { useColumns } from './purchases.columns';
import { needsSearch } from './purchases.search';

const OrderNeeds = lazyDialog(() => import('./OrderNeeds').then((part) => part.OrderNeeds));

/** Page of the products that confirmed orders need, grouped by supplier: needs are selected and ordered in one action. */
export function PurchasesScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const formats = useFormats();
  const suppliers = useQuery(supplierOptionsQuery);
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useAllowed(['biz:purchase:add']);
  const seesCost = useAllowed([COST_PERM]);
  const { filter, show, rows, selected, unselect, bar, page } = useStaffList('purchases', {
    search: needsSearch,
    choices: [
      {
        name: 'supplier',
        label: t('columns.supplier'),
        choices: suppliers.data ?? [],
        read: suppliers,
        anyLabel: t('any'),
      },
    ],
    names: { state: t('columns.state') },
    query: needsQuery,
    columns: useColumns(),
    isTall: true,
    isSelectable: ({ state }) => mayOrder && state === 'OPEN',
    groups: ({ suppliers: totals }) => ({
      of: ({ supplierId }) => supplierId,
      head: (supplierId) => {
        const total = totals.find((one) => one.supplierId === supplierId);
        const sums = { count: total?.needs ?? 0, qty: formats.quantity(total?.openQty ?? 0) };
        return {
          title: total?.supplierName ?? supplierId,
          note: seesCost
            ? t('sumAtCost', { ...sums, value: formats.money(total?.openValueCents ?? 0) })
            : t('sum', sums),
        };
      },
    }),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const ticked = bySupplier(rows, selected);

  return (
    <ListPage
      {...page}
      title={t('common:route.purchases')}
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <FilterSelect
            label={t('columns.state')}
            value={filter.state}
            options={purchaseNeedStateValues.map((id) => ({ id, label: t(`state.${id}`) }))}
            onChange={(id) => show({ state: purchaseNeedStateValues.find((one) => one === id) ?? 'OPEN' })}
          />
        </FilterBar>
      }
      steps={
        <SelectionBar
          label={t('ticked')}
          onClear={unselect}
          actions={[
            {
              id: 'order',
              label: t('order.action'),
              isDisabled: ticked.length === 0,
              onAction: () => setOrdering(true),
            },
          ]}
        >
          {t('selected', { count: selected.size })}
        </SelectionBar>
      }
    >
      {isOrdering && <OrderNeeds suppliers={ticked} onDone={unselect} onClose={() => setOrdering(false)} />}
    </ListPage>
  );
}
