import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAllowed } from '../../session/Allowed';
import { warehouseOptionsQuery } from '../../goods/choices.api';

const ANY = 'ANY';
const GOODS = ['biz:product:query'] as const;

interface WarehouseFilterProps {
  value: string | undefined;
  onChange: (warehouse: string | undefined) => void;
}

/** Filter by the warehouses in which products are stored, for users who may see the products. */
export function WarehouseFilter({ value, onChange }: WarehouseFilterProps) {
  const { t } = useTranslation('parcels');
  const mayAsk = useAllowed(GOODS);
  const found = useQuery({ ...warehouseOptionsQuery, enabled: mayAsk }).data ?? [];
  if (found.length === 0) return null;
  return (
    <FilterSelect
      label={t('columns.warehouse')}
      value={value ?? ANY}
      options={[{ id: ANY, label: t('any') }, ...found]}
      onChange={(id) => onChange(id === ANY ? undefined : id)}
    />
  );
}
