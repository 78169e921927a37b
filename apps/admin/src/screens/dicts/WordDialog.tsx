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
import { wordToneValues } from '@selvedge/api-spec/values';
import type { DictItemForm } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { wordFormSchema, wordInput, wordValues } from './dictForm';
import type { WordValues } from './dictForm';
import { addWord, saveWord, wordQuery } from './dicts.api';

interface WordDialogProps {
  code: string;
  /** Id of the entry; left out for a new one. */
  id?: string;
  /** Sort number of a new entry. */
  nextSort: number;
  onClose: () => void;
}

/** Dialog that adds or changes an entry of a dictionary; the value of a built-in one cannot be changed. */
export function WordDialog({ id, ...rest }: WordDialogProps) {
  const word = useQuery({ ...wordQuery(rest.code, id ?? ''), enabled: id !== undefined }).data;
  if (id !== undefined && word === undefined) return null;
  return <Fields word={word ?? null} {...rest} />;
}

interface FieldsProps extends Omit<WordDialogProps, 'id'> {
  word: DictItemForm | null;
}

function Fields({ word, code, nextSort, onClose }: FieldsProps) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const once = useIntent();
  const form = useForm<WordValues>({
    resolver: schemaResolver(wordFormSchema),
    mode: 'onTouched',
    defaultValues: wordValues(word, nextSort),
  });
  const { control } = form;
  const isFixed = word?.system ?? false;
  return (
    <FormDialog
      keptAs={`word:${code}:${word?.id ?? 'new'}`}
      form={form}
      title={word === null ? t('words.add') : t('words.edit', { name: word.label })}
      description={isFixed ? t('words.fixed') : undefined}
      version={word?.version}
      errorText={errorText}
      onSave={(values, version) =>
        word === null
          ? once((key) => addWord(code, wordInput(values), key))
          : saveWord(code, word.id, { ...wordInput(values), version })
      }
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="value"
        label={t('words.value')}
        description={t('words.valueNote')}
        isReadOnly={isFixed}
      />
      <Columns gap="s5">
        <FormTextField control={control} name="label" label={t('words.label')} />
        <FormTextField control={control} name="labelEn" label={t('words.labelEn')} />
      </Columns>
      <Columns gap="s5">
        <FormSelect
          control={control}
          name="tagType"
          label={t('words.tone')}
          options={wordToneValues.map((tone) => ({ id: tone, label: t(`tone.${tone}`) }))}
        />
        <FormNumberField control={control} name="sort" label={t('sort')} minValue={0} />
      </Columns>
      {!isFixed && (
        <FormCheckbox control={control} name="isInUse">
          {t('inUse')}
        </FormCheckbox>
      )}
    </FormDialog>
  );
}
