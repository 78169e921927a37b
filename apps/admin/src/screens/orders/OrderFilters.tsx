import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useStatusOrder, useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { AnyStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { CONFIRMATIONS, ORDER_FLOWS, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { ClearFilters } from '../../listing/ClearFilters';
import { MoreFilters } from './MoreFilters';
import { timeFilterNames } from './orders.search';
import type { OrdersFilter } from './orders.search';

const ANY = 'ANY';

interface OrderFiltersProps {
  filter: OrdersFilter;
  /** Filters in force except the status, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<OrdersFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the list of orders; each takes effect at once and is in the address. */
export function OrderFilters({ filter, narrowing, onChange, tools }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const { keywords, time, flow, confirmation, payment } = filter;
  const statusWord = useStatusWord();
  const inOrder = useStatusOrder();
  const any = { id: ANY, label: t('any') };
  const statuses = (known: readonly AnyStatus[]) => [
    any,
    ...inOrder(known).map((status) => ({ id: status.code, label: statusWord(status) })),
  ];
  return (
    <Toolbar label={t('filters')} gap="wide" end={tools}>
      <SearchField
        key={keywords}
        isShort
        label={t('search')}
        placeholder={t('search')}
        defaultValue={keywords}
        onSubmit={(words) => onChange({ keywords: words.trim() })}
        onClear={() => onChange({ keywords: '' })}
      />
      <FilterSelect
        label={t('columns.createdAt')}
        value={time ?? ANY}
        options={[any, ...timeFilterNames.map((id) => ({ id, label: t(`time.${id}`) }))]}
        onChange={(id) =>
          onChange({ time: timeFilterNames.find((each) => each === id), from: undefined, to: undefined })
        }
      />
      <FilterSelect
        label={t('flowName')}
        value={flow ?? ANY}
        options={statuses(ORDER_FLOWS.map((code) => ({ kind: 'flow', code })))}
        onChange={(id) => onChange({ flow: ORDER_FLOWS.find((each) => each === id) })}
      />
      <FilterSelect
        label={t('confirmationName')}
        value={confirmation ?? ANY}
        options={statuses(CONFIRMATIONS.map((code) => ({ kind: 'confirmation', code })))}
        onChange={(id) => onChange({ confirmation: CONFIRMATIONS.find((each) => each === id) })}
      />
      <FilterSelect
        label={t('columns.payment')}
        value={payment ?? ANY}
        options={statuses(PAYMENT_STATUSES.map((code) => ({ kind: 'payment', code })))}
        onChange={(id) => onChange({ payment: PAYMENT_STATUSES.find((each) => each === id) })}
      />
      <MoreFilters filter={filter} onChange={onChange} />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
