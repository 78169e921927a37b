import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { QuickDateFilter } from '@selvedge/design-system/commerce/QuickDateFilter';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../listing/ClearFilters';
import { MODULES, OPERATORS } from './records.search';
import type { RecordsFilter } from './records.search';

const ANY = 'ANY';

interface RecordFiltersProps {
  filter: RecordsFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<RecordsFilter>) => void;
}

/** Filters of the operation records; each takes effect at once and is in the address. */
export function RecordFilters({ filter, narrowing, onChange }: RecordFiltersProps) {
  const { t } = useTranslation('records');
  const { keywords, operator, module, operatorType, time } = filter;
  const any = { id: ANY, label: t('any') };
  const field = (name: 'keywords' | 'operator', value: string) => (
    <SearchField
      key={`${name} ${value}`}
      isShort
      label={t(`search.${name}`)}
      placeholder={t(`search.${name}`)}
      defaultValue={value}
      onSubmit={(words) => onChange({ [name]: words.trim() })}
      onClear={() => onChange({ [name]: '' })}
    />
  );
  return (
    <Toolbar label={t('filters')} gap="wide">
      {field('keywords', keywords)}
      {field('operator', operator)}
      <FilterSelect
        label={t('columns.module')}
        value={module ?? ANY}
        options={[any, ...MODULES.map((id) => ({ id, label: t(`module.${id}`) }))]}
        onChange={(id) => onChange({ module: MODULES.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('operatorType')}
        value={operatorType ?? ANY}
        options={[any, ...OPERATORS.map((id) => ({ id, label: t(`operator.${id}`) }))]}
        onChange={(id) => onChange({ operatorType: OPERATORS.find((one) => one === id) })}
      />
      <QuickDateFilter
        label={t('columns.at')}
        value={time ?? null}
        onChange={(range) => onChange({ time: range ?? undefined })}
      />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
