import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { ClearFilters } from '../../listing/ClearFilters';
import { confirmedFilters, statusFilters } from './customers.search';
import type { CustomersFilter } from './customers.search';

const ANY = 'ANY';

interface CustomerFiltersProps {
  filter: CustomersFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<CustomersFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the list of customers; each takes effect at once and is in the address. */
export function CustomerFilters({ filter, narrowing, onChange, tools }: CustomerFiltersProps) {
  const { t } = useTranslation('customers');
  const states = useDictionary('account_status');
  const identities = useDictionary('identity_type');
  const { keywords, identityType, confirmed, status } = filter;
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('filters')} gap="wide" end={tools}>
      <SearchField
        key={keywords}
        isShort
        label={t('search')}
        placeholder={t('search')}
        defaultValue={keywords}
        onSubmit={(words) => onChange({ keywords: words.trim() })}
        onClear={() => onChange({ keywords: '' })}
      />
      <FilterSelect
        label={t('columns.identity')}
        value={identityType ?? ANY}
        options={[any, ...identities.optionsOf(IDENTITY_TYPES)]}
        onChange={(id) => onChange({ identityType: IDENTITY_TYPES.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.confirmed')}
        value={confirmed ?? ANY}
        options={[any, ...confirmedFilters.map((id) => ({ id, label: t(`confirmed.${id}`) }))]}
        onChange={(id) => onChange({ confirmed: confirmedFilters.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.status')}
        value={status ?? ANY}
        options={[any, ...states.optionsOf(statusFilters)]}
        onChange={(id) => onChange({ status: statusFilters.find((one) => one === id) })}
      />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
