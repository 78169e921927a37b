import { useTranslation } from 'react-i18next';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { useStatusChoices } from '@selvedge/app-shell/listing/useStatusChoices';
import { CONFIRMATIONS, ORDER_FLOWS, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { MoreFilters } from './MoreFilters';
import type { OrdersFilter } from './orders.search';

interface OrderFiltersProps {
  bar: ListBar;
  filter: OrdersFilter;
  onChange: (change: Partial<OrdersFilter>) => void;
}

/** Filters of the list of orders; each takes effect at once and is in the address. */
export function OrderFilters({ bar, filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const choicesOf = useStatusChoices();
  return (
    <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
      <DateRangePicker
        label={t('columns.createdAt')}
        value={filter}
        timeZone={BUSINESS_TIME_ZONE}
        onChange={onChange}
      />
      <ChoiceFilter
        label={t('flowName')}
        value={filter.flow}
        choices={choicesOf(ORDER_FLOWS.map((code) => ({ kind: 'flow' as const, code })))}
        onChange={(flow) => onChange({ flow })}
      />
      <ChoiceFilter
        label={t('confirmationName')}
        value={filter.confirmation}
        choices={choicesOf(CONFIRMATIONS.map((code) => ({ kind: 'confirmation' as const, code })))}
        onChange={(confirmation) => onChange({ confirmation })}
      />
      <ChoiceFilter
        label={t('columns.payment')}
        value={filter.payment}
        choices={choicesOf(PAYMENT_STATUSES.map((code) => ({ kind: 'payment' as const, code })))}
        onChange={(payment) => onChange({ payment })}
      />
      <MoreFilters filter={filter} onChange={onChange} />
    </FilterBar>
  );
}
