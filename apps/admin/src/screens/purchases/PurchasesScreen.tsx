import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { purchaseNeedStateValues } from '@selvedge/api-spec/values';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { useAllowed } from '../../session/Allowed';
import { supplierOptionsQuery } from '../../products/choices.api';
import { bySupplier } from './orderForm';
import { NEEDS_PER_PAGE, needsQuery } from './purchases.api';
import { useColumns } from './purchases.columns';
import { readNeedsFilter, writeNeedsFilter } from './purchases.search';

const OrderNeeds = lazyDialog(() => import('./OrderNeeds').then((part) => part.OrderNeeds));

const NONE: ReadonlySet<string> = new Set();

/** Page of the products that confirmed orders need, grouped by supplier: needs are selected and ordered in one action. */
export function PurchasesScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const formats = useFormats();
  const suppliers = useQuery(supplierOptionsQuery);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readNeedsFilter,
    write: writeNeedsFilter,
    choices: [
      {
        name: 'supplierId',
        label: t('columns.supplier'),
        choices: suppliers.data ?? [],
        read: suppliers,
        anyLabel: t('any'),
      },
    ],
    names: { supplier: t('columns.supplier'), state: t('columns.state') },
    onShow: () => setSelected(NONE),
  });
  const needs = useQuery(needsQuery(filter));
  const { chooser, ...chosen } = useChosenColumns('purchases', useColumns());
  const [selected, setSelected] = useState(NONE);
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useAllowed(['biz:purchase:add']) && filter.state === 'OPEN';
  const seesCost = useAllowed([COST_PERM]);
  const ticked = bySupplier(needs.data?.list ?? [], selected);
  const head = (supplierId: string) => {
    const total = needs.data?.suppliers.find((one) => one.supplierId === supplierId);
    const sums = { count: total?.needs ?? 0, qty: formats.quantity(total?.openQty ?? 0) };
    return {
      title: total?.supplierName ?? supplierId,
      note: seesCost
        ? t('sumAtCost', { ...sums, value: formats.money(total?.openValueCents ?? 0) })
        : t('sum', sums),
    };
  };

  return (
    <ListPage title={t('common:route.purchases')}>
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} tools={chooser}>
        <FilterSelect
          label={t('columns.state')}
          value={filter.state}
          options={purchaseNeedStateValues.map((id) => ({ id, label: t(`state.${id}`) }))}
          onChange={(id) => show({ state: purchaseNeedStateValues.find((one) => one === id) ?? 'OPEN' })}
        />
      </FilterBar>
      {ticked.length > 0 && (
        <SelectionBar
          label={t('ticked')}
          onClear={() => setSelected(NONE)}
          actions={[{ id: 'order', label: t('order.action'), onAction: () => setOrdering(true) }]}
        >
          {t('selected', { count: selected.size })}
        </SelectionBar>
      )}
      <Listing
        label={t('common:route.purchases')}
        query={needs}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        groups={{ of: ({ supplierId }) => supplierId, head }}
        {...chosen}
        rowId={(row) => row.id}
        isTall
        selectedKeys={mayOrder ? selected : undefined}
        onSelectionChange={setSelected}
        pageSize={NEEDS_PER_PAGE}
      />
      {isOrdering && (
        <OrderNeeds suppliers={ticked} onDone={() => setSelected(NONE)} onClose={() => setOrdering(false)} />
      )}
    </ListPage>
  );
}
