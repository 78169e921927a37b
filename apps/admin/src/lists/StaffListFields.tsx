import { useState } from 'react';
import type { components } from '@selvedge/api-spec/types';
import { listVisibilityValues } from '@selvedge/api-spec/values';
import type { ListValues } from '@selvedge/app-shell/lists/listForm';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { teamOptionsQuery } from './staffLists.api';

interface StaffListFieldsProps {
  /** Teams that the stored list is visible to. */
  named: readonly components['schemas']['Option'][];
}

/** Fields of a list that only staff have: its English texts and its visibility; they use the surrounding form. */
export function StaffListFields({ named }: StaffListFieldsProps) {
  const { t } = useTranslation('staffLists');
  const { control } = useFormContext<ListValues>();
  const visibility = useWatch({ control, name: 'visibility' });
  return (
    <>
      <FormTextField name="nameEn" control={control} label={t('field.nameEn')} maxLength={120} />
      <FormSelect
        name="visibility"
        control={control}
        label={t('field.visibility')}
        options={listVisibilityValues.map((id) => ({ id, label: t(`visibility.${id}`) }))}
      />
      {visibility === 'TEAMS' && <Teams named={named} />}
      {visibility === 'IDENTITIES' && <Identities />}
      <FormTextArea name="noteEn" control={control} label={t('field.noteEn')} maxLength={1000} />
    </>
  );
}

function useCircle() {
  const { control } = useFormContext<ListValues>();
  const { field, fieldState } = useController({ control, name: 'visibleTo' });
  return {
    value: field.value,
    onChange: (ids: readonly string[]) => field.onChange([...ids]),
    isInvalid: fieldState.invalid,
    errorMessage: fieldState.error?.message,
  };
}

function Identities() {
  const { t } = useTranslation('staffLists');
  const identities = useDictionary('identity_type');
  const circle = useCircle();
  return (
    <CheckboxGroup
      {...circle}
      label={t('field.identities')}
      orientation="horizontal"
      options={identities.optionsOf(IDENTITY_TYPES)}
    />
  );
}

function Teams({ named }: StaffListFieldsProps) {
  const { t } = useTranslation('staffLists');
  const { value, onChange, ...problem } = useCircle();
  const read = useQuery(teamOptionsQuery);
  const options = read.data ?? [];
  const [known, setKnown] = useState(named);
  const add = (id: string | null): void => {
    const team = options.find((one) => one.value === id);
    if (team === undefined || value.includes(team.value)) return;
    if (!known.some((one) => one.value === team.value)) setKnown([...known, team]);
    onChange([...value, team.value]);
  };
  return (
    <>
      <ComboBox
        key={known.length}
        label={t('field.addTeam')}
        options={options
          .filter((one) => !value.includes(one.value))
          .map((one) => ({ id: one.value, label: one.label }))}
        onChange={add}
        {...(known.length === 0 && problem)}
      />
      <FailedChoices reads={[[t('field.addTeam'), read]]} />
      {known.length > 0 && (
        <CheckboxGroup
          {...problem}
          label={t('field.teams')}
          value={value}
          onChange={onChange}
          options={known.map((one) => ({ id: one.value, label: one.label }))}
        />
      )}
    </>
  );
}
