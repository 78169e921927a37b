import { DaySpanFilter } from '@selvedge/app-shell/listing/DaySpanFilter';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../listing/ClearFilters';
import { WordSearch } from '../../listing/WordSearch';
import { KINDS, STATES } from './background.search';
import type { BackgroundFilter } from './background.search';

const ANY = 'ANY';

interface BackgroundFiltersProps {
  filter: BackgroundFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<BackgroundFilter>) => void;
}

/** Filters of the list of background work; each takes effect at once and is in the address. */
export function BackgroundFilters({ filter, narrowing, onChange }: BackgroundFiltersProps) {
  const { t } = useTranslation('background');
  const { state, kind, keywords, from, to } = filter;
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('filters')} gap="wide">
      <WordSearch label={t('search')} words={keywords} onSearch={(words) => onChange({ keywords: words })} />
      <FilterSelect
        label={t('columns.state')}
        value={state ?? ANY}
        options={[any, ...STATES.map((id) => ({ id, label: t(`state.${id}`) }))]}
        onChange={(id) => onChange({ state: STATES.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.kind')}
        value={kind ?? ANY}
        options={[any, ...KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))]}
        onChange={(id) => onChange({ kind: KINDS.find((one) => one === id) })}
      />
      <DaySpanFilter label={t('days')} span={{ from, to }} onChange={onChange} />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
