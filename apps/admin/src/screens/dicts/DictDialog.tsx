import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { DictForm } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { dictFormSchema, dictInput, dictValues } from './dictForm';
import { addDict, dictQuery, saveDict } from './dicts.api';

interface DictDialogProps {
  /** Id of the dictionary; left out for a new one. */
  id?: string;
  onClose: () => void;
}

/** Dialog that adds or changes a dictionary; code and state of a built-in one cannot be changed. */
export function DictDialog({ id, onClose }: DictDialogProps) {
  const dict = useQuery({ ...dictQuery(id ?? ''), enabled: id !== undefined }).data;
  if (id !== undefined && dict === undefined) return null;
  return <Fields dict={dict ?? null} onClose={onClose} />;
}

function Fields({ dict, onClose }: { dict: DictForm | null; onClose: () => void }) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const form = useForm({
    resolver: schemaResolver(dictFormSchema),
    mode: 'onTouched',
    defaultValues: dictValues(dict),
  });
  const { control } = form;
  const isFixed = dict?.system ?? false;
  return (
    <FormDialog
      keptAs={`dict:${dict?.id ?? 'new'}`}
      form={form}
      title={dict === null ? t('dicts.add') : t('dicts.edit', { name: dict.name })}
      description={isFixed ? t('dicts.fixed') : undefined}
      version={dict?.version}
      errorText={errorText}
      onSave={(values, version) =>
        dict === null
          ? once((key) => addDict(dictInput(values), key))
          : saveDict(dict.id, { ...dictInput(values), version })
      }
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label={t('dicts.name')} />
      <FormTextField
        control={control}
        name="code"
        label={t('dicts.code')}
        description={t('dicts.codeNote')}
        isReadOnly={isFixed}
      />
      <FormTextArea control={control} name="remark" label={t('remark')} />
      {!isFixed && (
        <FormCheckbox control={control} name="isInUse">
          {t('inUse')}
        </FormCheckbox>
      )}
    </FormDialog>
  );
}
