import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { DeptForm } from '../../api/schemas';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { useSystemWords } from '../../listing/systemWords';
import { deptFormSchema, deptInput, deptValues } from './deptForm';
import { addDept, deptOptionsQuery, deptQuery, flatChoices, saveDept } from '../../system/depts.api';

/** Department of the dialog: an existing one, or a new one below another. */
export type AskedDept = { id: string } | { below: string };

interface DeptDialogProps {
  asked: AskedDept;
  onClose: () => void;
}

/** Dialog that adds or changes a department, shown once the department has been read. */
export function DeptDialog({ asked, onClose }: DeptDialogProps) {
  const id = 'id' in asked ? asked.id : null;
  const dept = useQuery({ ...deptQuery(id ?? ''), enabled: id !== null }).data;
  if (id !== null && dept === undefined) return null;
  return <Fields dept={dept ?? null} below={'below' in asked ? asked.below : ''} onClose={onClose} />;
}

interface FieldsProps {
  dept: DeptForm | null;
  below: string;
  onClose: () => void;
}

function Fields({ dept, below, onClose }: FieldsProps) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const depts = useQuery(deptOptionsQuery);
  const form = useForm({
    resolver: schemaResolver(deptFormSchema),
    mode: 'onTouched',
    defaultValues: deptValues(dept, below),
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`dept:${dept?.id ?? 'new'}`}
      form={form}
      title={dept === null ? t('depts.add') : t('depts.edit', { name: dept.name })}
      version={dept?.version}
      errorText={errorText}
      onSave={(values, version) =>
        dept === null
          ? once((key) => addDept(deptInput(values), key))
          : saveDept(dept.id, { ...deptInput(values), version })
      }
      onClose={onClose}
    >
      <FormSelect
        control={control}
        name="parentId"
        label={t('depts.parent')}
        isClearable
        options={flatChoices(depts.data ?? [])}
      />
      <FailedChoices reads={[[t('depts.parent'), depts]]} />
      <FormTextField control={control} name="name" label={t('depts.name')} />
      <Columns gap="s5">
        <FormTextField
          control={control}
          name="code"
          label={t('depts.code')}
          description={t('depts.codeNote')}
        />
        <FormNumberField control={control} name="sort" label={t('sort')} minValue={0} maxValue={9999} />
      </Columns>
      <FormCheckbox control={control} name="isInUse" description={t('depts.inUseNote')}>
        {t('inUse')}
      </FormCheckbox>
    </FormDialog>
  );
}
