import { useForm } from 'react-hook-form';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { say } from '@selvedge/design-system/testing';
import { courierSchema, saveCourier } from './couriers.api';
import type { Courier, CourierValues } from './couriers.api';

interface CourierDialogProps {
  /** Courier to change; left out for a new one. */
  courier?: Courier;
  onClose: () => void;
}

/** Dialog for a courier: the schema says what is required and how long it may be. */
export function CourierDialog({ courier, onClose }: CourierDialogProps) {
  const form = useForm<CourierValues>({
    resolver: schemaResolver(courierSchema),
    mode: 'onTouched',
    defaultValues: courier ?? { code: '', name: '', days: null, active: true },
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`courier:${courier?.id ?? 'new'}`}
      form={form}
      title={courier ? say(`修改${courier.name}`, `Change ${courier.name}`) : say('新增快递', 'New courier')}
      version={courier?.version}
      onSave={(values) => saveCourier(courier?.id, values)}
      onClose={onClose}
    >
      <FormTextField control={control} name="code" label={say('代码', 'Code')} />
      <FormTextField control={control} name="name" label={say('名称', 'Name')} />
      <FormNumberField control={control} name="days" label={say('时效（天）', 'Days to door')} minValue={1} />
      <FormCheckbox control={control} name="active">
        {say('启用', 'Active')}
      </FormCheckbox>
    </FormDialog>
  );
}
