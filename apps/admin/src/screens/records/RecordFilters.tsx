import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { DateRangePicker } from '@selvedge/design-system/primitives/DateRangePicker';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { logModuleValues, operatorTypeValues } from '@selvedge/api-spec/values';
import type { RecordsFilter } from './records.search';

interface RecordFiltersProps {
  bar: ListBar;
  filter: RecordsFilter;
  onChange: (change: Partial<RecordsFilter>) => void;
}

/** Filters of the operation records; each takes effect at once and is in the address. */
export function RecordFilters({ bar, filter, onChange }: RecordFiltersProps) {
  const { t } = useTranslation('records');
  return (
    <FilterBar {...bar} label={t('filters')} searchLabel={t('search.keywords')}>
      <WordSearch
        label={t('search.operator')}
        words={filter.operator ?? ''}
        onSearch={(operator) => onChange({ operator })}
      />
      <ChoiceFilter
        label={t('columns.module')}
        value={filter.module}
        choices={logModuleValues.map((id) => ({ id, label: t(`module.${id}`) }))}
        onChange={(module) => onChange({ module })}
      />
      <ChoiceFilter
        label={t('operatorType')}
        value={filter.operatorType}
        choices={operatorTypeValues.map((id) => ({ id, label: t(`operator.${id}`) }))}
        onChange={(operatorType) => onChange({ operatorType })}
      />
      <DateRangePicker label={t('columns.at')} value={filter} onChange={onChange} />
    </FilterBar>
  );
}
