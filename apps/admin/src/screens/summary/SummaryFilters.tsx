import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { DayField } from '@selvedge/app-shell/listing/DayField';
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
  const own = (change: Partial<Days>): void => {
    const next = { ...days, ...change };
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChange({ span: 'own', ...next });
  };
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
      {filter.span === 'own' &&
        (['from', 'to'] as const).map((name) => (
          <DayField
            key={name}
            label={t(name)}
            isLabelHidden
            day={days[name]}
            onChange={(day) => own({ [name]: day })}
          />
        ))}
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
