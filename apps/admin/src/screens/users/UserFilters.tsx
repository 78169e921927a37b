import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { deptOptionsQuery, flatChoices } from '../../system/depts.api';
import { ClearFilters } from '../../listing/ClearFilters';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { statusFilters } from './users.search';
import type { UsersFilter } from './users.search';

const ANY = 'ANY';

interface UserFiltersProps {
  filter: UsersFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<UsersFilter>) => void;
  tools: ReactNode;
}

/** Filters of the table of staff; the department is here too, for windows without room for the tree. */
export function UserFilters({ filter, narrowing, onChange, tools }: UserFiltersProps) {
  const { t } = useTranslation('system');
  const { keywords, deptId, status } = filter;
  const depts = useQuery(deptOptionsQuery);
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('filters')} gap="wide" end={tools}>
      <SearchField
        key={keywords}
        isShort
        label={t('users.search')}
        placeholder={t('users.search')}
        defaultValue={keywords}
        onSubmit={(words) => onChange({ keywords: words.trim() })}
        onClear={() => onChange({ keywords: '' })}
      />
      <FilterSelect
        label={t('users.dept')}
        value={deptId ?? ANY}
        options={[any, ...flatChoices(depts.data ?? [])]}
        onChange={(id) => onChange({ deptId: id === ANY ? undefined : id })}
      />
      <FilterSelect
        label={t('status')}
        value={status ?? ANY}
        options={[any, ...statusFilters.map((id) => ({ id, label: t(`state.${id}`) }))]}
        onChange={(id) => onChange({ status: statusFilters.find((one) => one === id) })}
      />
      <FailedChoices reads={[[t('users.dept'), depts]]} />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
