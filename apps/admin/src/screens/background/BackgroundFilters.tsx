import { Button } from '@selvedge/design-system/Button';
import { FilterSelect } from '@selvedge/design-system/FilterSelect';
import { Toolbar } from '@selvedge/design-system/Toolbar';
import { useTranslation } from 'react-i18next';
import { KINDS, STATES } from './background.search';
import type { BackgroundFilter } from './background.search';

const ANY = 'ANY';

interface BackgroundFiltersProps {
  filter: BackgroundFilter;
  onChange: (change: Partial<BackgroundFilter>) => void;
}

/** The filters over the list of background work; each takes effect at once and stands in the address. */
export function BackgroundFilters({ filter, onChange }: BackgroundFiltersProps) {
  const { t } = useTranslation('background');
  const { state, kind } = filter;
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('filters')} gap="wide">
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
      {(state ?? kind) !== undefined && (
        <Button variant="link" onPress={() => onChange({ state: undefined, kind: undefined })}>
          {t('common:actions.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
