import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { FilterSelect } from '@selvedge/design-system/FilterSelect';
import { SearchField } from '@selvedge/design-system/SearchField';
import { Toolbar } from '@selvedge/design-system/Toolbar';
import {
  confirmationFilters,
  flowFilters,
  isNarrowed,
  paymentFilters,
  timeFilterNames,
} from './orders.search';
import type { OrdersFilter } from './orders.search';

const ANY = 'ANY';

interface OrderFiltersProps {
  filter: OrdersFilter;
  onChange: (change: Partial<OrdersFilter>) => void;
}

/** The filters over the list of orders; each takes effect at once and stands in the address. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('orders');
  const { keywords, time, flow, confirmation, payment } = filter;
  const options = (ids: readonly string[], group: string) => [
    { id: ANY, label: t('any') },
    ...ids.map((id) => ({ id, label: t(`${group}.${id}`) })),
  ];
  return (
    <Toolbar label={t('filters')} gap="wide">
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
        options={options(timeFilterNames, 'time')}
        onChange={(id) => onChange({ time: timeFilterNames.find((each) => each === id) })}
      />
      <FilterSelect
        label={t('flowName')}
        value={flow ?? ANY}
        options={options(flowFilters, 'flowStep')}
        onChange={(id) => onChange({ flow: flowFilters.find((each) => each === id) })}
      />
      <FilterSelect
        label={t('confirmationName')}
        value={confirmation ?? ANY}
        options={options(confirmationFilters, 'confirmation')}
        onChange={(id) => onChange({ confirmation: confirmationFilters.find((each) => each === id) })}
      />
      <FilterSelect
        label={t('columns.payment')}
        value={payment ?? ANY}
        options={options(paymentFilters, 'paymentState')}
        onChange={(id) => onChange({ payment: paymentFilters.find((each) => each === id) })}
      />
      {isNarrowed(filter) && (
        <Button
          variant="link"
          onPress={() =>
            onChange({
              keywords: '',
              time: undefined,
              flow: undefined,
              confirmation: undefined,
              payment: undefined,
            })
          }
        >
          {t('common:actions.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
