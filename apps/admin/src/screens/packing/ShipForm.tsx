import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PickList } from '../../api/schemas';
import { ship } from './packing.api';
import { packagesOf, packedPieces } from './packing.model';
import { shipFormSchema } from '../../trade/shipForm';
import type { ShipValues } from '../../trade/shipForm';
import type { PackingDesk } from './usePacking';

/** Form for the courier and the numbers of the packed pieces; shipping removes them from the desk. */
export function ShipForm({ list, desk }: { list: PickList; desk: PackingDesk }) {
  const { t } = useTranslation('packing');
  const formats = useFormats();
  const once = useIntent();
  const packages = packagesOf(desk.packing);
  const left = list.openQty - packedPieces(desk.packing);
  const form = useForm<ShipValues>({
    resolver: schemaResolver(shipFormSchema),
    defaultValues: { courier: '', trackingNo: '', phoneTail: list.phoneTail },
  });
  const kept = useKeptForm(form, `shipping:${list.id}`);
  const send = async (values: ShipValues): Promise<void> => {
    const { packing } = desk;
    try {
      const body = { ...values, subOrderId: list.id, packingQty: packages.length, packages, fileIds: [] };
      const { shipmentNo } = await once((key) => ship(body, key));
      toast.show({ tone: 'positive', message: t('sent', { shipmentNo, count: packages.length }) });
      desk.shipped(packing);
      kept.discard();
    } catch (error) {
      form.setError('root', { message: refusalOf(error, formats.stamp).words });
    }
  };
  return (
    <Section title={t('ship')}>
      <Form
        form={form}
        onSubmit={send}
        label={t('ship')}
        errorText={(key) => t(`wrong.${key}`, { defaultValue: key })}
      >
        <Stack gap="s4">
          <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
          <FormTextField control={form.control} name="courier" label={t('courier')} />
          <FormTextField control={form.control} name="trackingNo" label={t('trackingNo')} />
          <FormTextField control={form.control} name="phoneTail" label={t('phoneTail')} inputMode="numeric" />
          {left > 0 && packages.length > 0 && (
            <Text size="caption" ink="weak">
              {t('stays', { count: left })}
            </Text>
          )}
          <Button
            type="submit"
            variant="primary"
            isDisabled={packages.length === 0}
            isPending={form.formState.isSubmitting}
          >
            {packages.length === 0 ? t('nothing') : t('shipNow', { count: packages.length })}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
