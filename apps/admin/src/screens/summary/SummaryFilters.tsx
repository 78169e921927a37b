import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { DayField } from '@selvedge/app-shell/listing/DayField';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { orderKindValues, summaryByValues } from '@selvedge/api-spec/values';
import { comparisons, type Days, spans, type SummaryFilter } from './summary.search';

interface SummaryFiltersProps {
  filter: SummaryFilter;
  /** Days of the selected span now. */
  days: Days;
  onChange: (change: Partial<SummaryFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the summary: its division, its days and the compared span; each takes effect at once. */
export function SummaryFilters({ filter, days, onChange, tools }: SummaryFiltersProps) {
  const { t } = useTranslation('summary');
  const own = (change: Partial<Days>): void => {
    const next = { ...days, ...change };
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChange({ span: 'own', ...next });
  };
  return (
    <Toolbar label={t('filters')} gap="wide" end={tools}>
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
      <WordSearch
        label={t('search')}
        words={filter.keywords}
        onSearch={(keywords) => onChange({ keywords })}
      />
    </Toolbar>
  );
}
