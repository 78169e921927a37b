import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { supplierOptionsQuery, toOptions } from '../../products/choices.api';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { listOptionsQuery, teamOptionsQuery } from '../../lists/staffLists.api';
import { holdersQuery } from '../../system/holders.api';
import { customersQuery } from '../../trade/products.api';
import { partyFilters } from './orders.search';
import type { OrdersFilter } from './orders.search';

const SALES = 'SALES';

interface MoreFiltersProps {
  filter: OrdersFilter;
  onChange: (change: Partial<OrdersFilter>) => void;
}

/** Filters that are rarely needed, in a popover: customer, team, salesperson, supplier and list. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('orders');
  const count = partyFilters.filter((name) => filter[name] !== undefined).length;
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

type Choices = UseQueryResult<{ id: string; label: string }[]>;

function Fields({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('orders');
  const choices: Record<(typeof partyFilters)[number], Choices> = {
    customerId: useQuery({ ...customersQuery, select: toOptions }),
    teamId: useQuery({ ...teamOptionsQuery, select: toOptions }),
    salesmanId: useQuery({ ...holdersQuery(SALES), select: toOptions }),
    supplierId: useQuery(supplierOptionsQuery),
    listId: useQuery({ ...listOptionsQuery, select: toOptions }),
  };
  return (
    <Stack gap="s4">
      <FailedChoices reads={partyFilters.map((name) => [t(`moreFilters.${name}`), choices[name]])} />
      {partyFilters.map((name) => {
        const options = choices[name].data ?? [];
        return (
          <ComboBox
            key={`${name} ${options.length}`}
            label={t(`moreFilters.${name}`)}
            options={options}
            value={filter[name] ?? null}
            onChange={(id) => onChange({ [name]: id ?? undefined })}
          />
        );
      })}
    </Stack>
  );
}
