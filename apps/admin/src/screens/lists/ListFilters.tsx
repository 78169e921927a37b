import type { ReactNode } from 'react';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { ClearFilters } from '../../listing/ClearFilters';
import { deliveryFilters, kindFilters, ownerFilters } from './lists.search';
import type { ListsFilter } from './lists.search';

const ANY = 'ANY';

interface ListFiltersProps {
  filter: ListsFilter;
  /** Filters in force except the status, for the button that clears them. */
  narrowing: Narrowing;
  onChange: (change: Partial<ListsFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the table of lists; each takes effect at once and is in the address. */
export function ListFilters({ filter, narrowing, onChange, tools }: ListFiltersProps) {
  const { t } = useTranslation(['staffLists', 'listEditor']);
  const deliveryWords = useDictionary('delivery_method');
  const { keywords, delivery, owner, kind } = filter;
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
        label={t('columns.delivery')}
        value={delivery ?? ANY}
        options={[any, ...deliveryWords.optionsOf(deliveryFilters)]}
        onChange={(id) => onChange({ delivery: deliveryFilters.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.owner')}
        value={owner ?? ANY}
        options={[any, ...ownerFilters.map((id) => ({ id, label: t(`owner.${id}`) }))]}
        onChange={(id) => onChange({ owner: ownerFilters.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.kind')}
        value={kind ?? ANY}
        options={[any, ...kindFilters.map((id) => ({ id, label: t(`listEditor:kind.${id}`) }))]}
        onChange={(id) => onChange({ kind: kindFilters.find((one) => one === id) })}
      />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
