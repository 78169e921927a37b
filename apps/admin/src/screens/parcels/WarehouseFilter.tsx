import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAllowed } from '../../session/Allowed';
import { warehouseOptionsQuery } from '../../products/choices.api';

interface WarehouseFilterProps {
  value: string | undefined;
  onChange: (warehouse: string | undefined) => void;
}

/** Filter by the warehouses in which products are stored, for users who may see the products. */
export function WarehouseFilter({ value, onChange }: WarehouseFilterProps) {
  const { t } = useTranslation('parcels');
  const mayAsk = useAllowed(['biz:product:query']);
  const found = useQuery({ ...warehouseOptionsQuery, enabled: mayAsk }).data ?? [];
  if (found.length === 0) return null;
  return <ChoiceFilter label={t('columns.warehouse')} value={value} choices={found} onChange={onChange} />;
}
