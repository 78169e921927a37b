import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { orderKindValues, summaryByValues } from '@selvedge/api-spec/values';
import { comparisons, type Days, spans, type SummaryFilter } from './summary.search';

interface SummaryFiltersProps {
  bar: ListBar;
  filter: SummaryFilter;
  /** Days of the selected span now. */
  days: Days;
  onChange: (change: Partial<SummaryFilter>) => void;
}

/** Filters of the summary: its division, its days and the compared span; each takes effect at once. */
export function SummaryFilters({ bar, filter, days, onChange }: SummaryFiltersProps) {
  const { t } = useTranslation('summary');
  return (
    <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
      <FilterSelect
        label={t('divide')}
        value={filter.by}
        options={summaryByValues.map((id) => ({ id, label: t(`by.${id}`) }))}
        onChange={(id) =>
          onChange({
            by: summaryByValues.find((one) => one === id) ?? 'brand',
            keywords: '',
            sort: undefined,
          })
        }
      />
      <FilterSelect
        label={t('span')}
        value={filter.span}
        options={spans.map((id) => ({ id, label: t(`spans.${id}`) }))}
        onChange={(id) => onChange({ ...days, span: spans.find((one) => one === id) ?? 'half' })}
      />
      {filter.span === 'own' && (
        <DateRangePicker
          label={t('days')}
          value={days}
          quickRanges={[]}
          timeZone={BUSINESS_TIME_ZONE}
          onChange={({ from, to }) => {
            if (from && to) onChange({ span: 'own', from, to });
          }}
        />
      )}
      <ChoiceFilter
        label={t('compare')}
        value={filter.compare}
        choices={comparisons.map((id) => ({ id, label: t(`compareWith.${id}`) }))}
        onChange={(compare) => onChange({ compare })}
        anyLabel={t('none')}
      />
      <ChoiceFilter
        label={t('kind')}
        value={filter.kind}
        choices={orderKindValues.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
    </FilterBar>
  );
}
