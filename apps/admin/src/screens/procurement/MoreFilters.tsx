import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { ComboBox } from '@selvedge/design-system/ComboBox';
import { Inline } from '@selvedge/design-system/Inline';
import { Popover } from '@selvedge/design-system/Popover';
import { Stack } from '@selvedge/design-system/Stack';
import { StatusMark } from '@selvedge/design-system/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { DayField } from '@selvedge/app-kit/listing/DayField';
import { SPAN_ENDS } from '@selvedge/app-kit/listing/days';
import { supplierOptionsQuery, toOptions } from '../../goods/choices.api';
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
      <Failed choices={choices} />
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

/** Names the filters whose choices could not be read, with another try: an empty one would say that there are none. */
function Failed({ choices }: { choices: Record<(typeof partyFilters)[number], Choices> }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const failed = partyFilters.filter((name) => answerOf(choices[name]).hasFailed);
  if (failed.length === 0) return null;
  return (
    <div role="alert">
      <Inline gap="s4" isWrapping>
        <StatusMark glyph="cross" tone="critical" isSentence>
          {t('moreFilters.failed', { names: formats.list(failed.map((name) => t(`moreFilters.${name}`))) })}
        </StatusMark>
        <Button
          variant="link"
          isPending={failed.some((name) => choices[name].isFetching)}
          onPress={() => {
            for (const name of failed) void choices[name].refetch();
          }}
        >
          {t('common:actions.retry')}
        </Button>
      </Inline>
    </div>
  );
}
