import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { productColumnKeys, requiredColumnKeys } from '@selvedge/domain/products/columns';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { FormDialog } from '../forms/FormDialog';
import { momentOf } from './listForm';

/** Settings of a new share link. */
export type ShareWish = components['schemas']['ShareInput'];

interface ShareValues {
  openToAll: boolean;
  hidePrice: boolean;
  expiresAt: string;
  watermark: string;
  columns: ProductColumnKey[];
}

interface ShareDialogProps {
  listId: string;
  /** Columns of the list, the initial selection. */
  columns: readonly ProductColumnKey[];
  onSave: (wish: ShareWish) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that creates a share link of a list: who may open it, until when, what it shows, and its watermark. */
export function ShareDialog({ listId, columns, onSave, onClose }: ShareDialogProps) {
  const { t } = useTranslation('listEditor');
  const form = useForm<ShareValues>({
    defaultValues: {
      openToAll: false,
      hidePrice: false,
      expiresAt: '',
      watermark: '',
      columns: [...columns],
    },
  });
  const { control } = form;
  const headers = new Map(useProductColumns().map(({ id, header }) => [id, header]));
  return (
    <FormDialog
      keptAs={`share:${listId}`}
      form={form}
      title={t('share.make')}
      description={t('share.hint')}
      action={t('share.create')}
      done={t('share.made')}
      onSave={({ expiresAt, watermark, ...wish }) =>
        onSave({
          ...wish,
          ...(expiresAt !== '' && { expiresAt: momentOf(expiresAt) }),
          ...(watermark.trim() !== '' && { watermark: watermark.trim() }),
        })
      }
      onClose={onClose}
    >
      <FormCheckbox name="openToAll" control={control} description={t('share.openHint')}>
        {t('share.open')}
      </FormCheckbox>
      <FormCheckbox name="hidePrice" control={control} description={t('share.hidePriceHint')}>
        {t('share.hidePrice')}
      </FormCheckbox>
      <FormTextField
        name="expiresAt"
        control={control}
        type="datetime-local"
        label={t('share.until')}
        description={t('share.untilHint')}
      />
      <FormTextField name="watermark" control={control} label={t('share.watermark')} maxLength={60} />
      <Controller
        name="columns"
        control={control}
        render={({ field }) => (
          <CheckboxGroup
            label={t('field.columns')}
            orientation="horizontal"
            value={field.value}
            onChange={(chosen) => field.onChange(productColumnKeys.filter((key) => chosen.includes(key)))}
            options={productColumnKeys.map((id) => ({
              id,
              label: headers.get(id) ?? id,
              isDisabled: requiredColumnKeys.has(id),
            }))}
          />
        )}
      />
    </FormDialog>
  );
}
