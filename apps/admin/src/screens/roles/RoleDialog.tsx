import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { DATA_SCOPES } from '@selvedge/domain/people/dataScope';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormRadioGroup } from '@selvedge/design-system/forms/FormRadioGroup';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { RoleForm, RoleRow } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { roleFormSchema, roleInput, roleValues } from './roleForm';
import type { RoleValues } from './roleForm';
import { addRole, roleQuery, saveRole } from './roles.api';

interface RoleDialogProps {
  /** Id of the role; left out for a new one. */
  id?: string;
  /** Role whose permissions a new role starts with. */
  copyOf?: RoleRow;
  /** Called with the id of a new role. */
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Dialog that adds or changes a role: its name and its data scope. */
export function RoleDialog({ id, ...rest }: RoleDialogProps) {
  const role = useQuery({ ...roleQuery(id ?? ''), enabled: id !== undefined }).data;
  if (id !== undefined && role === undefined) return null;
  return <Fields role={role ?? null} {...rest} />;
}

interface FieldsProps extends Omit<RoleDialogProps, 'id'> {
  role: RoleForm | null;
}

function Fields({ role, copyOf, onMade, onClose }: FieldsProps) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const form = useForm<RoleValues>({
    resolver: schemaResolver(roleFormSchema),
    mode: 'onTouched',
    defaultValues: copyOf
      ? { ...roleValues(copyOf), name: t('roles.copyName', { name: copyOf.name }), code: '' }
      : roleValues(role),
  });
  const { control } = form;
  const source = copyOf && { name: copyOf.name };
  const addWords = source
    ? { title: t('roles.copyOf', source), description: t('roles.copyText', source) }
    : { title: t('roles.add'), description: t('roles.addText') };
  return (
    <FormDialog
      keptAs={`role:${role?.id ?? 'new'}`}
      form={form}
      {...(role === null ? addWords : { title: t('roles.edit', { name: role.name }) })}
      version={role?.version}
      errorText={errorText}
      onSave={async (values, version) => {
        if (role === null)
          onMade(await once((key) => addRole({ ...roleInput(values), copyOf: copyOf?.id }, key)));
        else await saveRole(role.id, { ...roleInput(values), version });
      }}
      onClose={onClose}
    >
      <Columns gap="s5">
        <FormTextField control={control} name="name" label={t('roles.name')} />
        <FormTextField control={control} name="code" label={t('roles.code')} />
      </Columns>
      <FormRadioGroup
        control={control}
        name="dataScope"
        label={t('roles.scope')}
        description={t('roles.scopeNote')}
        options={DATA_SCOPES.map((id) => ({ id, label: t(`scope.${id}`) }))}
      />
      <FormNumberField control={control} name="sort" label={t('sort')} minValue={0} maxValue={9999} />
      <FormTextArea control={control} name="remark" label={t('remark')} />
      <FormCheckbox control={control} name="demandsFactor" description={t('roles.demandsFactorNote')}>
        {t('roles.demandsFactor')}
      </FormCheckbox>
      <FormCheckbox control={control} name="isInUse" description={t('roles.inUseNote')}>
        {t('inUse')}
      </FormCheckbox>
    </FormDialog>
  );
}
