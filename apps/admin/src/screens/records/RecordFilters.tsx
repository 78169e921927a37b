import { useTranslation } from 'react-i18next';
import { QuickDateFilter } from '@selvedge/design-system/commerce/QuickDateFilter';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { FilterBar } from '../../listing/FilterBar';
import type { FilterBarState } from '@selvedge/app-shell/listing/useFilterState';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { logModuleValues, operatorTypeValues } from '@selvedge/api-spec/values';
import type { RecordsFilter } from './records.search';

/** Filters of the operation records; each takes effect at once and is in the address. */
export function RecordFilters(bar: FilterBarState<RecordsFilter>) {
  const { t } = useTranslation('records');
  const { filter, onChange } = bar;
  return (
    <FilterBar {...bar} label={t('filters')} searchLabel={t('search.keywords')} isClearable>
      <WordSearch
        label={t('search.operator')}
        words={filter.operator}
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
      <QuickDateFilter
        label={t('columns.at')}
        value={filter.time ?? null}
        onChange={(range) => onChange({ time: range ?? undefined })}
      />
    </FilterBar>
  );
}
