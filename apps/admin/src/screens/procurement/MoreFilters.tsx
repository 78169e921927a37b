import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { ComboBox } from '@selvedge/design-system/ComboBox';
import { Popover } from '@selvedge/design-system/Popover';
import { Stack } from '@selvedge/design-system/Stack';
import { DayField } from '@selvedge/app-kit/listing/DayField';
import { SPAN_ENDS } from '@selvedge/app-kit/listing/days';
import { supplierOptionsQuery } from '../../goods/choices.api';
import { listOptionsQuery, teamOptionsQuery } from '../../lists/houseLists.api';
import { holdersQuery } from '../../system/holders.api';
import { customersQuery } from '../../trade/goods.api';
import { partyFilters } from './orders.search';
import type { OrdersFilter } from './orders.search';

const SALES = 'SALES';

interface MoreFiltersProps {
  filter: OrdersFilter;
  onChange: (change: Partial<OrdersFilter>) => void;
}

/** Filters that are asked for now and then: customer, team, salesperson, supplier, list and own days (X-A110). */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('orders');
  const count = [...partyFilters, ...SPAN_ENDS].filter((name) => filter[name] !== undefined).length;
  return (
    <Popover
      label={t('moreFilters.title')}
      placement="bottom start"
      trigger={
        <Button variant="quiet" size="small">
          {count === 0 ? t('moreFilters.title') : t('moreFilters.on', { count })}
        </Button>
      }
    >
      <Fields filter={filter} onChange={onChange} />
    </Popover>
  );
}

const optionsOf = (
  query: UseQueryResult<readonly { value: string; label: string }[]>,
): { id: string; label: string }[] => (query.data ?? []).map(({ value, label }) => ({ id: value, label }));

function Fields({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('orders');
  const options = {
    customerId: optionsOf(useQuery(customersQuery)),
    teamId: optionsOf(useQuery(teamOptionsQuery)),
    salesmanId: optionsOf(useQuery(holdersQuery(SALES))),
    supplierId: useQuery(supplierOptionsQuery).data ?? [],
    listId: optionsOf(useQuery(listOptionsQuery)),
  };
  return (
    <Stack gap="s4">
      {partyFilters.map((name) => (
        <ComboBox
          key={`${name} ${options[name].length}`}
          label={t(`moreFilters.${name}`)}
          options={options[name]}
          value={filter[name] ?? null}
          onChange={(id) => onChange({ [name]: id ?? undefined })}
        />
      ))}
      {SPAN_ENDS.map((name) => (
        <DayField
          key={name}
          label={t(`moreFilters.${name}`)}
          day={filter[name] ?? ''}
          onChange={(day) => onChange({ [name]: day === '' ? undefined : day, time: undefined })}
        />
      ))}
    </Stack>
  );
}
