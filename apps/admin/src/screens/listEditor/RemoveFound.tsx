import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import type { GoodsFilter } from './goodsFilter';
import { removeFound } from './listEditor.api';

interface RemoveFoundProps {
  list: StaffListDetail;
  filter: GoodsFilter;
  count: number;
  onClose: () => void;
}

/** Asks for confirmation before all products that match the filter are removed from the list. */
export function RemoveFound({ list, filter, count, onClose }: RemoveFoundProps) {
  const { t } = useTranslation('staffLists');
  const formats = useFormats();
  const remove = useMutation({
    mutationFn: () => removeFound(list.id, list.version, filter),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('goods.removed', { count }) });
      onClose();
    },
  });
  const problem = remove.error && refusalOf(remove.error, formats.stamp);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('goods.removeAsk', { count })}
      confirmLabel={t('goods.removeFound', { count })}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {problem ? (
        <Text ink="critical">{Object.values(problem.fields)[0] ?? problem.words}</Text>
      ) : (
        t('goods.removeHint')
      )}
    </ConfirmDialog>
  );
}
