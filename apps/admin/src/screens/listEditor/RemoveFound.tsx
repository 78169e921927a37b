import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import type { ProductFilter } from './productFilter';
import { removeFound } from './listEditor.api';

interface RemoveFoundProps {
  list: StaffListDetail;
  filter: ProductFilter;
  count: number;
  onClose: () => void;
}

/** Asks for confirmation before all products that match the filter are removed from the list. */
export function RemoveFound({ list, filter, count, onClose }: RemoveFoundProps) {
  const { t } = useTranslation('staffLists');
  return (
    <ConfirmStep
      title={t('products.removeAsk', { count })}
      confirmLabel={t('products.removeFound', { count })}
      isDestructive
      version={list.version}
      done={t('products.removed', { count })}
      onConfirm={(version) => removeFound(list.id, version, filter)}
      onClose={onClose}
    >
      {t('products.removeHint')}
    </ConfirmStep>
  );
}
