import { useMemo, useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import type { TableColumn } from '@selvedge/design-system/primitives/FieldTable';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { useFormats } from '@selvedge/design-system/i18n';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { useProductColumns } from './useProductColumns';
import type { PurchaseLine } from './useProductColumns';
import { receive } from './purchase.api';
import { openLines, receiptInput, receiptSchema } from './purchaseForms';

interface ReceiveDialogProps {
  order: PurchaseOrderDetail;
  onClose: () => void;
}

/** Dialog for the pieces received, line by line, good and defective ones separately. */
export function ReceiveDialog({ order, onClose }: ReceiveDialogProps) {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const once = useIntent();
  const [lines] = useState(() => openLines(order));
  const schema = useMemo(() => receiptSchema(lines), [lines]);
  const form = useForm({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { lines: lines.map(() => ({ good: null, defect: null })), note: '' },
  });
  const productColumns = useProductColumns();
  const counted = (field: 'good' | 'defect'): TableColumn<PurchaseLine> => ({
    id: field,
    header: t(`receive.${field}`),
    align: 'end',
    width: 104,
    render: ({ name, size }, { index }) => (
      <FormNumberField
        control={form.control}
        name={`lines.${index}.${field}`}
        label={t('fieldOf', { field: t(`receive.${field}`), name, size })}
        isLabelHidden
        align="end"
        minValue={0}
        step={1}
      />
    ),
  });
  return (
    <FormDialog
      keptAs={`purchaseReceipt:${order.id}`}
      form={form}
      size="wide"
      title={t('receive.title', { no: order.poNo })}
      description={t('receive.text')}
      action={t('step.receive')}
      errorText={(word) => t(`validation.${word}`, { defaultValue: word })}
      onSave={(values) => once((key) => receive(order.id, receiptInput(lines, values), key))}
      onClose={onClose}
    >
      <FieldTable
        label={t('lines')}
        rows={lines}
        rowId={({ id }) => id}
        columns={[
          ...productColumns,
          {
            id: 'open',
            header: t('columns.openQty'),
            align: 'end',
            width: 72,
            render: ({ openQty }) => formats.quantity(openQty),
          },
          counted('good'),
          counted('defect'),
        ]}
      />
      <FormTextArea control={form.control} name="note" label={t('receive.note')} />
    </FormDialog>
  );
}
