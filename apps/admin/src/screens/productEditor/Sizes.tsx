import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { FormSection } from '@selvedge/design-system/pages/FormPage';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useErrorText } from '@selvedge/design-system/forms/Form';
import { NEW_SIZE } from './productForm';
import type { ProductValues } from './productForm';

/**
 * Table of a product's sizes in their order, each with its barcode. Pieces are entered for new sizes only: the stock of existing ones is
 * changed by a correction, which has a reason.
 */
export function Sizes() {
  const { t } = useTranslation('productEditor');
  const formats = useFormats();
  const words = useErrorText();
  const { control, formState } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes', keyName: 'key' });
  const { sizes: wrong } = formState.errors;
  const problem = wrong?.root?.message ?? wrong?.message;
  const nameOf = (at: number): string => fields[at]?.size || String(at + 1);
  return (
    <FormSection
      title={t('sizes.title')}
      note={t('sizes.note')}
      actions={
        <Button size="small" onPress={() => append(NEW_SIZE)}>
          {t('sizes.add')}
        </Button>
      }
    >
      {problem !== undefined && (
        <Text as="p" ink="critical" aria-live="assertive">
          {words(problem)}
        </Text>
      )}
      <FieldTable
        label={t('sizes.title')}
        rows={fields}
        rowId={({ key }) => key}
        columns={[
          {
            id: 'size',
            header: t('sizes.size'),
            width: 120,
            render: ({ skuId, size }, { index }) =>
              skuId === '' ? (
                <FormTextField
                  control={control}
                  name={`sizes.${index}.size`}
                  label={t('sizes.sizeOf', { place: index + 1 })}
                  isLabelHidden
                />
              ) : (
                <Text weight="medium">{size}</Text>
              ),
          },
          {
            id: 'barcode',
            header: t('sizes.barcode'),
            width: 220,
            render: (_row, { index }) => (
              <FormTextField
                control={control}
                name={`sizes.${index}.barcode`}
                label={t('sizes.barcodeOf', { size: nameOf(index) })}
                isLabelHidden
                placeholder={t('sizes.given')}
              />
            ),
          },
          {
            id: 'onHand',
            header: t('sizes.onHand'),
            align: 'end',
            width: 120,
            render: ({ skuId, there }, { index }) =>
              skuId === '' ? (
                <FormNumberField
                  control={control}
                  name={`sizes.${index}.onHand`}
                  label={t('sizes.onHandOf', { size: nameOf(index) })}
                  isLabelHidden
                  align="end"
                  minValue={0}
                />
              ) : (
                <Text isFigure>{formats.quantity(there)}</Text>
              ),
          },
          {
            id: 'locked',
            header: t('sizes.locked'),
            align: 'end',
            width: 80,
            render: ({ locked }) => <Text isFigure>{formats.quantity(locked)}</Text>,
          },
          {
            id: 'remove',
            header: t('sizes.remove'),
            isHeaderHidden: true,
            align: 'end',
            width: 48,
            render: ({ locked }, { index }) => (
              <IconButton
                size="small"
                label={t('sizes.removeOf', { size: nameOf(index) })}
                icon={<Trash2Icon />}
                isDisabled={locked > 0 || fields.length === 1}
                onPress={() => remove(index)}
              />
            ),
          },
        ]}
      />
    </FormSection>
  );
}
