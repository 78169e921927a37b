import { useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { orderFormSchema } from './orderForm';
import type { OrderValues, SupplierNeeds } from './orderForm';
import { orderNeeds } from './purchases.api';
import type { MadeOrder } from './purchases.api';

interface OrderNeedsProps {
  suppliers: readonly SupplierNeeds[];
  /** Clears the selection. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that makes a purchase order for each supplier of the selected needs; a retry does not make again those already made. */
export function OrderNeeds({ suppliers, onDone, onClose }: OrderNeedsProps) {
  const { t } = useTranslation('purchases');
  const once = useIntent();
  /** Orders that were made, by supplier id. */
  const [made] = useState(() => new Map<string, MadeOrder>());
  const form = useForm<OrderValues>({
    resolver: schemaResolver(orderFormSchema),
    mode: 'onTouched',
    defaultValues: { expectedAt: '', note: '' },
  });
  const order = async ({ expectedAt, note }: OrderValues): Promise<void> => {
    for (const { supplierId, needIds } of suppliers) {
      if (made.has(supplierId)) continue;
      const body = { supplierId, needIds, ...(expectedAt && { expectedAt }), ...(note && { note }) };
      made.set(supplierId, await once((key) => orderNeeds(body, key), supplierId));
    }
    onDone();
    const [only] = made.values();
    navigate(
      made.size === 1 && only ? `/purchases/detail/${only.purchaseOrderId}` : '/purchases/order?status=DRAFT',
    );
  };
  return (
    <FormDialog
      keptAs={`orderNeeds:${suppliers.map(({ supplierId }) => supplierId).join(',')}`}
      form={form}
      title={t('order.title', { count: suppliers.length })}
      description={t('order.text')}
      action={t('order.action')}
      done={t('order.done', { count: suppliers.length })}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={order}
      onClose={onClose}
    >
      <Stack gap="s2">
        {suppliers.map(({ supplierId, supplierName, needIds, qty }) => (
          <Inline key={supplierId} justify="between">
            <Text weight="medium">{supplierName}</Text>
            <Text isFigure>{t('order.sum', { count: needIds.length, qty })}</Text>
          </Inline>
        ))}
      </Stack>
      <FormDatePicker
        control={form.control}
        name="expectedAt"
        isClearable
        label={t('order.expectedAt')}
        description={t('order.expectedNote')}
      />
      <FormTextArea control={form.control} name="note" label={t('order.note')} />
    </FormDialog>
  );
}
