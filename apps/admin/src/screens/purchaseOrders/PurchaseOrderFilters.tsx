import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { supplierOptionsQuery } from '../../goods/choices.api';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { WordSearch } from '../../listing/WordSearch';
import { lateFilters, statusFilters } from './purchaseOrders.search';
import type { PurchaseOrdersFilter } from './purchaseOrders.search';

const ANY = 'ANY';

interface PurchaseOrderFiltersProps {
  filter: PurchaseOrdersFilter;
  onChange: (change: Partial<PurchaseOrdersFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the list of purchase orders; each takes effect at once and is in the address. */
export function PurchaseOrderFilters({ filter, onChange, tools }: PurchaseOrderFiltersProps) {
  const { t } = useTranslation('purchases');
  const word = useStatusWord();
  const suppliers = useQuery(supplierOptionsQuery);
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('orderFilters')} gap="wide" end={tools}>
      <WordSearch
        label={t('orderSearch')}
        words={filter.keywords}
        onSearch={(keywords) => onChange({ keywords })}
      />
      <FilterSelect
        label={t('columns.status')}
        value={filter.status ?? ANY}
        options={[any, ...statusFilters.map((id) => ({ id, label: word({ kind: 'purchase', code: id }) }))]}
        onChange={(id) => onChange({ status: statusFilters.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.supplier')}
        value={filter.supplier || ANY}
        options={[any, ...(suppliers.data ?? [])]}
        onChange={(id) => onChange({ supplier: id === ANY ? '' : id })}
      />
      <FilterSelect
        label={t('columns.late')}
        value={filter.late ?? ANY}
        options={[any, ...lateFilters.map((id) => ({ id, label: t(`lateFilter.${id}`) }))]}
        onChange={(id) => onChange({ late: lateFilters.find((one) => one === id) })}
      />
      <FailedChoices reads={[[t('columns.supplier'), suppliers]]} />
    </Toolbar>
  );
}
