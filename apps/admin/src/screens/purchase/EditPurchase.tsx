import { useMemo, useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import type { TableColumn } from '@selvedge/design-system/primitives/FieldTable';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { savePurchase } from './purchase.api';
import { purchaseInput, purchaseSchema, purchaseValues } from './purchaseForms';
import { useProductColumns } from './useProductColumns';
import type { PurchaseLine } from './useProductColumns';

const COST = [COST_PERM] as const;
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface EditPurchaseProps {
  order: PurchaseOrderDetail;
  onClose: () => void;
}

/** Dialog that changes a purchase order: pieces, cost, day and note of a draft; later the day, the note, and pieces only downwards. */
export function EditPurchase({ order, onClose }: EditPurchaseProps) {
  const { t } = useTranslation('purchases');
  const [opened] = useState(order);
  const isDraft = opened.status === 'DRAFT';
  const hasCost = useAllowed(COST) && isDraft;
  const schema = useMemo(() => purchaseSchema(isDraft, opened.lines), [isDraft, opened]);
  const form = useForm({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    defaultValues: purchaseValues(opened),
  });
  const productColumns = useProductColumns();
  const number = (field: 'qty' | 'cost', header: string): TableColumn<PurchaseLine> => ({
    id: field,
    header,
    align: 'end',
    width: 120,
    render: ({ name, size }, { index }) => (
      <FormNumberField
        control={form.control}
        name={`lines.${index}.${field}`}
        label={t('fieldOf', { field: header, name, size })}
        isLabelHidden
        align="end"
        minValue={0}
        {...(field === 'cost' ? { prefix: '€', formatOptions: money } : { step: 1 })}
      />
    ),
  });
  return (
    <FormDialog
      keptAs={`purchase:${opened.id}`}
      form={form}
      size="wide"
      title={t('edit.title', { no: opened.poNo })}
      description={t(isDraft ? 'edit.draft' : 'edit.sent')}
      version={opened.version}
      errorText={(word) => t(`validation.${word}`, { defaultValue: word })}
      onSave={(values, version) => savePurchase(opened.id, purchaseInput(opened, values, version))}
      onClose={onClose}
    >
      <FieldTable
        label={t('lines')}
        rows={opened.lines}
        rowId={({ id }) => id}
        columns={[
          ...productColumns,
          number('qty', t('columns.qty')),
          ...(hasCost ? [number('cost', t('columns.costCents'))] : []),
        ]}
      />
      <FormDatePicker control={form.control} name="expectedAt" label={t('columns.expectedAt')} />
      <FormTextArea control={form.control} name="note" label={t('order.note')} />
    </FormDialog>
  );
}
