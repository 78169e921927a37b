import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { useStatusChoices } from '@selvedge/app-shell/listing/useStatusChoices';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import { useFormats } from '@selvedge/design-system/i18n';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { FilterChips } from '@selvedge/design-system/primitives/FilterChips';
import { ORDER_FLOWS, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { SavedFilters } from '../../filters/SavedFilters';
import { listDetailQuery } from '../../trade/listQuery';
import { membersQuery } from '../../trade/membersQuery';
import { brandChoicesQuery } from './orders.api';
import type { OrdersFilter } from './orders.search';

// Number fields are loaded with the panel: the orders are shown without any.
const AmountRange = lazyDialog(() => import('../../trade/AmountRange').then((part) => part.AmountRange));

interface FilterProps {
  filter: OrdersFilter;
  onChange: (change: Partial<OrdersFilter>) => void;
}

interface OrderFiltersProps extends FilterProps {
  bar: ListBar;
  /** Column chooser of the list. */
  chooser: ReactNode;
}

/** Filters of the orders: keywords, flow state, payment, time, brand, orderer, amount and list; and the saved filters. */
export function OrderFilters({ bar, filter, onChange, chooser }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const choicesOf = useStatusChoices();
  const brands = useQuery(brandChoicesQuery);
  const members = useQuery(membersQuery);
  const { flow, payment, brandId, orderedBy } = filter;
  return (
    <FilterBar
      {...bar}
      label={t('filters')}
      searchLabel={t('search')}
      notice={
        <FailedChoices
          reads={[
            [t('filter.brand'), brands],
            [t('columns.orderer'), members],
          ]}
        />
      }
      end={
        <>
          <SavedFilters page="order" />
          {chooser}
        </>
      }
    >
      <DateRangePicker label={t('columns.createdAt')} value={filter} onChange={onChange} />
      <ChoiceFilter
        label={t('step')}
        value={flow}
        choices={choicesOf(ORDER_FLOWS.map((code) => ({ kind: 'flow' as const, code })))}
        onChange={(next) => onChange({ flow: next })}
      />
      <ChoiceFilter
        label={t('columns.payment')}
        value={payment}
        choices={choicesOf(PAYMENT_STATUSES.map((code) => ({ kind: 'payment' as const, code })))}
        onChange={(next) => onChange({ payment: next })}
      />
      <ChoiceFilter
        label={t('filter.brand')}
        value={brandId}
        choices={(brands.data?.list ?? []).map(({ id, name }) => ({ id, label: name }))}
        onChange={(next) => onChange({ brandId: next })}
      />
      {members.data && members.data.length > 1 && (
        <ChoiceFilter
          label={t('columns.orderer')}
          value={orderedBy}
          choices={members.data.map(({ id, nickname }) => ({ id, label: nickname }))}
          onChange={(next) => onChange({ orderedBy: next })}
        />
      )}
      <Amount filter={filter} onChange={onChange} />
      <OfList filter={filter} onChange={onChange} />
    </FilterBar>
  );
}

function Amount({ filter: { valueMinCents, valueMaxCents }, onChange }: FilterProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const end = (cents: number | undefined): string => (cents === undefined ? '' : formats.money(cents));
  const isOn = valueMinCents !== undefined || valueMaxCents !== undefined;
  return (
    <Popover
      label={t('filter.value')}
      trigger={
        <Button variant="quiet" size="small">
          {isOn
            ? t('filter.valueFromTo', { from: end(valueMinCents), to: end(valueMaxCents) })
            : t('filter.value')}
        </Button>
      }
    >
      {(close) => (
        <AmountRange
          title={t('filter.value')}
          minLabel={t('filter.valueMin')}
          maxLabel={t('filter.valueMax')}
          minCents={valueMinCents}
          maxCents={valueMaxCents}
          onChange={(min, max) => onChange({ valueMinCents: min, valueMaxCents: max })}
          onClose={close}
        />
      )}
    </Popover>
  );
}

function OfList({ filter: { listId }, onChange }: FilterProps) {
  const { t } = useTranslation('orders');
  const list = useQuery({ ...listDetailQuery(listId ?? ''), enabled: listId !== undefined }).data;
  if (listId === undefined) return null;
  return (
    <FilterChips
      chips={[{ id: 'list', label: list ? t('filter.list', { name: list.name }) : t('filter.ofList') }]}
      onRemove={() => onChange({ listId: undefined })}
    />
  );
}
