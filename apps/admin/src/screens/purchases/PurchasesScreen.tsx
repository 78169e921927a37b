import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { Listing } from '../../listing/Listing';
import { WordSearch } from '../../listing/WordSearch';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { useAllowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { supplierOptionsQuery } from '../../goods/choices.api';
import { OrderNeeds } from './OrderNeeds';
import { bySupplier } from './orderForm';
import { NEEDS_PER_PAGE, needsQuery } from './purchases.api';
import { useColumns } from './purchases.columns';
import { readNeedsFilter, stateFilters, writeNeedsFilter } from './purchases.search';
import type { NeedsFilter } from './purchases.search';

const NONE: ReadonlySet<string> = new Set();
const ADD = ['biz:purchase:add'] as const;
const COST = [COST_PERM] as const;
const ANY = 'ANY';

/** Page of the products that confirmed orders need, grouped by supplier: needs are selected and ordered in one action. */
export function PurchasesScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const formats = useFormats();
  const [search, setSearch] = usePageSearch();
  const filter = readNeedsFilter(search);
  const needs = useQuery(needsQuery(filter));
  const suppliers = useQuery(supplierOptionsQuery);
  const { columns, chooser } = useChosenColumns('purchases', useColumns());
  const [selected, setSelected] = useState(NONE);
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useAllowed(ADD) && filter.state === 'OPEN';
  const seesCost = useAllowed(COST);
  const show = (change: Partial<NeedsFilter>): void => {
    setSelected(NONE);
    setSearch(writeNeedsFilter({ ...filter, page: 1, ...change }));
  };
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
  const narrowing = useNarrowing(
    writeNeedsFilter(filter),
    { supplier: t('columns.supplier'), state: t('columns.state') },
    setSearch,
  );

  return (
    <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.purchases')} />}>
      <Toolbar label={t('filters')} gap="wide" end={chooser}>
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <FilterSelect
          label={t('columns.supplier')}
          value={filter.supplierId || ANY}
          options={[{ id: ANY, label: t('any') }, ...(suppliers.data ?? [])]}
          onChange={(id) => show({ supplierId: id === ANY ? '' : id })}
        />
        <FilterSelect
          label={t('columns.state')}
          value={filter.state}
          options={stateFilters.map((id) => ({ id, label: t(`state.${id}`) }))}
          onChange={(id) => show({ state: stateFilters.find((one) => one === id) ?? 'OPEN' })}
        />
        <FailedChoices reads={[[t('columns.supplier'), suppliers]]} />
      </Toolbar>
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
        groups={{ of: ({ supplierId }) => supplierId, head }}
        columns={columns}
        rowId={(row) => row.id}
        isTall
        selectedKeys={mayOrder ? selected : undefined}
        onSelectionChange={setSelected}
        page={filter.page}
        pageSize={NEEDS_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
      {isOrdering && (
        <OrderNeeds suppliers={ticked} onDone={() => setSelected(NONE)} onClose={() => setOrdering(false)} />
      )}
    </Page>
  );
}
