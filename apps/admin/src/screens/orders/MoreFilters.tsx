import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { Stack } from '@selvedge/design-system/layout/Stack';
import {
  customerChoices,
  listChoices,
  salesChoices,
  supplierChoices,
  teamChoices,
} from '../../choices/choices.api';
import type { ChoiceSearch } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import { partyFilters } from './orders.search';
import type { OrdersFilter } from './orders.search';

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

/** Search behind each filter by a party. */
const searches: Record<(typeof partyFilters)[number], ChoiceSearch> = {
  customerId: customerChoices,
  teamId: teamChoices,
  salesmanId: salesChoices,
  supplierId: supplierChoices,
  listId: listChoices,
};

interface PartyFilterProps extends MoreFiltersProps {
  name: (typeof partyFilters)[number];
}

function PartyFilter({ name, filter, onChange }: PartyFilterProps) {
  const { t } = useTranslation('orders');
  const label = t(`moreFilters.${name}`);
  const value = filter[name] ?? null;
  const choices = useChoices(searches[name], { label, chosen: value === null ? [] : [value] });
  return (
    <ComboBox
      {...choices}
      label={label}
      value={value}
      onChange={(id) => onChange({ [name]: id ?? undefined })}
    />
  );
}

function Fields({ filter, onChange }: MoreFiltersProps) {
  return (
    <Stack gap="s4">
      {partyFilters.map((name) => (
        <PartyFilter key={name} name={name} filter={filter} onChange={onChange} />
      ))}
    </Stack>
  );
}
