import { useState } from 'react';
import type { components } from '@selvedge/api-spec/types';
import { listVisibilityValues } from '@selvedge/api-spec/values';
import type { ListValues } from '@selvedge/app-shell/lists/listRules';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { useField } from '@selvedge/design-system/forms/Form';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
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
      <FormTextField name="nameEn" control={control} label={t('field.nameEn')} />
      <FormSelect
        name="visibility"
        control={control}
        label={t('field.visibility')}
        options={listVisibilityValues.map((id) => ({ id, label: t(`visibility.${id}`) }))}
      />
      {visibility === 'TEAMS' && <Teams named={named} />}
      {visibility === 'IDENTITIES' && <Identities />}
      <FormTextArea name="noteEn" control={control} label={t('field.noteEn')} />
    </>
  );
}

function Identities() {
  const { t } = useTranslation('staffLists');
  const { control } = useFormContext<ListValues>();
  const identities = useDictionary('identity_type');
  return (
    <FormCheckboxGroup
      control={control}
      name="visibleTo"
      label={t('field.identities')}
      orientation="horizontal"
      options={identities.optionsOf(IDENTITY_TYPES)}
    />
  );
}

function Teams({ named }: StaffListFieldsProps) {
  const { t } = useTranslation('staffLists');
  const { control } = useFormContext<ListValues>();
  const { value, change, common } = useField({ control, name: 'visibleTo' }, t('field.teams'));
  const { isInvalid, errorMessage } = common;
  const read = useQuery(teamOptionsQuery);
  const options = read.data ?? [];
  const [known, setKnown] = useState(named);
  const add = (id: string | null): void => {
    const team = options.find((one) => one.value === id);
    if (team === undefined || value.includes(team.value)) return;
    if (!known.some((one) => one.value === team.value)) setKnown([...known, team]);
    change([...value, team.value]);
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
        {...(known.length === 0 && { isInvalid, errorMessage })}
      />
      <FailedChoices reads={[[t('field.addTeam'), read]]} />
      {known.length > 0 && (
        <FormCheckboxGroup
          control={control}
          name="visibleTo"
          label={t('field.teams')}
          options={known.map((one) => ({ id: one.value, label: one.label }))}
        />
      )}
    </>
  );
}
