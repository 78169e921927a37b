import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import type { TableColumn } from '@selvedge/design-system/primitives/FieldTable';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { shortageReasonValues } from '@selvedge/api-spec/values';
import { ProductNameCell } from '../../products/ProductNameCell';
import type { OrderLine } from '../../api/schemas';
import { mostOf, stepFields } from './lineForm';
import type { LineFormValues, LineStep } from './lineForm';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Returns the columns of a transition's lines: the product, the current quantities, and the fields of this transition. */
export function useLineColumns(step: LineStep, control: Control<LineFormValues>): TableColumn<OrderLine>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  return useMemo(() => {
    const all = stepFields[step];
    const fields = areAmountsHidden ? { ...all, price: false, lineDiscount: false } : all;
    const named = (field: string, { name, size }: OrderLine): string => t('fieldOf', { field, name, size });
    const columns: (TableColumn<OrderLine> | false)[] = [
      {
        id: 'product',
        header: t('columns.product'),
        render: (line) => <ProductNameCell of={line} />,
      },
      { id: 'size', header: t('columns.size'), width: 64, render: ({ size }) => size },
      {
        id: 'before',
        header: t(step === 'acknowledge' ? 'columns.confirmed' : 'columns.asked'),
        align: 'end',
        width: 64,
        render: (line) => formats.quantity(mostOf(step, line)),
      },
      {
        id: 'qty',
        header: t(`qtyName.${step}`),
        align: 'end',
        width: 96,
        render: (line, { index }) => (
          <FormNumberField
            control={control}
            name={`lines.${index}.qty`}
            label={named(t(`qtyName.${step}`), line)}
            isLabelHidden
            align="end"
            minValue={0}
            step={1}
          />
        ),
      },
      fields.reason && {
        id: 'reason',
        header: t('columns.reason'),
        width: 144,
        render: (line, { index }) => <Reason control={control} index={index} line={line} />,
      },
      fields.price
        ? {
            id: 'price',
            header: t('columns.price'),
            align: 'end',
            width: 112,
            render: (line, { index }) => (
              <FormNumberField
                control={control}
                name={`lines.${index}.price`}
                label={named(t('columns.price'), line)}
                isLabelHidden
                align="end"
                prefix="€"
                minValue={0}
                formatOptions={money}
              />
            ),
          }
        : {
            id: 'price',
            header: t('columns.price'),
            align: 'end',
            width: 96,
            render: ({ priceCents }) => <PriceCell cents={priceCents} isCharged />,
          },
      fields.lineDiscount && {
        id: 'discount',
        header: t('columns.lineDiscount'),
        align: 'end',
        width: 112,
        render: (line, { index }) => (
          <FormNumberField
            control={control}
            name={`lines.${index}.discount`}
            label={named(t('columns.lineDiscount'), line)}
            isLabelHidden
            align="end"
            prefix="€"
            minValue={0}
            formatOptions={money}
          />
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [step, control, t, formats, areAmountsHidden]);
}

/** Field for the reason of a cut; shown when fewer pieces are entered than were ordered. */
function Reason({
  control,
  index,
  line,
}: {
  control: Control<LineFormValues>;
  index: number;
  line: OrderLine;
}) {
  const { t } = useTranslation('orders');
  const reasons = useDictionary('shortage_reason');
  const qty = useWatch({ control, name: `lines.${index}.qty` });
  if (qty === null || qty >= line.askedQty) return '–';
  return (
    <FormSelect
      control={control}
      name={`lines.${index}.reason`}
      label={t('fieldOf', { field: t('columns.reason'), name: line.name, size: line.size })}
      isLabelHidden
      options={reasons.optionsOf(shortageReasonValues)}
    />
  );
}
