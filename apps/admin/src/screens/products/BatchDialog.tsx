import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { StaffProduct } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { warehouseOptionsQuery } from '../../products/choices.api';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { BatchPreview } from './BatchPreview';
import { batchSchema, changeOf, STAYS } from './batchForm';
import type { BatchValues } from './batchForm';
import { changeProducts } from './products.api';

const PRICE = [PRICE_PERM] as const;
const HOT = [STAYS, 'yes', 'no'] as const;

interface BatchDialogProps {
  rows: readonly StaffProduct[];
  /** Called once all products are changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that changes price, season, warehouse and `hot` of many products at once, with a preview of the result. */
export function BatchDialog({ rows, onDone, onClose }: BatchDialogProps) {
  const { t } = useTranslation('products');
  const seesPrices = useAllowed(PRICE);
  const once = useIntent();
  const warehouses = useQuery(warehouseOptionsQuery);
  const form = useForm<BatchValues>({
    resolver: schemaResolver(batchSchema),
    mode: 'onTouched',
    defaultValues: { percent: null, season: '', hot: STAYS, warehouseId: STAYS },
  });
  const { control } = form;
  const percent = useWatch({ control, name: 'percent' });
  const stays = { id: STAYS, label: t('batch.stays') };
  return (
    <FormDialog
      keptAs={`productBatch:${rows.map(({ id }) => id).join(',')}`}
      form={form}
      size="large"
      title={t('batch.title', { count: rows.length })}
      action={t('batch.apply', { count: rows.length })}
      done={t('batch.done', { count: rows.length })}
      errorText={(words) => t(words as 'batch.nothing', { defaultValue: words })}
      onSave={async (values) => {
        await once((key) => changeProducts({ ids: rows.map(({ id }) => id), set: changeOf(values) }, key));
        onDone();
      }}
      onClose={onClose}
    >
      {seesPrices && (
        <FormNumberField
          control={control}
          name="percent"
          label={t('batch.percent')}
          description={t('batch.percentNote')}
        />
      )}
      <FormTextField
        control={control}
        name="season"
        label={t('facet.seasons')}
        description={t('batch.seasonNote')}
      />
      <FormSelect
        control={control}
        name="warehouseId"
        label={t('facet.warehouseIds')}
        options={[stays, ...(warehouses.data ?? [])]}
      />
      <FailedChoices reads={[[t('facet.warehouseIds'), warehouses]]} />
      <FormSelect
        control={control}
        name="hot"
        label={t('batch.hot')}
        options={HOT.map((id) => (id === STAYS ? stays : { id, label: t(`batch.hotTo.${id}`) }))}
      />
      {seesPrices && <BatchPreview rows={rows} percent={percent} />}
    </FormDialog>
  );
}
