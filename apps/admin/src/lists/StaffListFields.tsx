import type { components } from '@selvedge/api-spec/types';
import { listVisibilityValues } from '@selvedge/api-spec/values';
import type { ListValues } from '@selvedge/app-shell/lists/listRules';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormMultiSelect } from '@selvedge/design-system/forms/FormMultiSelect';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { teamChoices } from '../choices/choices.api';
import { useChoices } from '../choices/useChoices';
import { toOptions } from '../products/choices.api';

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
  const label = t('field.teams');
  const chosen = useWatch({ control, name: 'visibleTo' });
  const choices = useChoices(teamChoices, { label, chosen, known: toOptions(named) });
  return <FormMultiSelect {...choices} control={control} name="visibleTo" label={label} />;
}
