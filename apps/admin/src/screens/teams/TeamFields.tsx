import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '@selvedge/design-system/primitives/MultiSelect';
import type { Option } from '@selvedge/design-system/primitives/MultiSelect';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { customerChoices } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import type { TeamValues } from './teamForm';

interface TeamFieldsProps {
  /** Present members of the team. */
  people: readonly Option[];
}

/** Fields for the name, members, leader and rules of a team; they use the surrounding form. */
export function TeamFields({ people }: TeamFieldsProps) {
  const { t } = useTranslation('teams');
  const { control, setValue } = useFormContext<TeamValues>();
  const memberIds = useWatch({ control, name: 'memberIds' });
  const leaderId = useWatch({ control, name: 'leaderId' });
  const [known, setKnown] = useState(people);
  const label = t('field.members');
  const candidates = useChoices(customerChoices, { label, chosen: memberIds, known });
  const locked = (options: readonly Option[] = []) =>
    options.map((one) => ({ ...one, isDisabled: one.id === leaderId }));
  const choose = (ids: readonly string[]): void => {
    const named = candidates.options.filter(({ id }) => ids.includes(id));
    setKnown([...known, ...named.filter(({ id }) => !known.some((one) => one.id === id))]);
    setValue('memberIds', [...ids], { shouldDirty: true });
    const [first] = ids;
    if (leaderId === '' && first !== undefined) setValue('leaderId', first, { shouldValidate: true });
  };
  return (
    <>
      <FormTextField control={control} name="name" label={t('field.name')} />
      <MultiSelect
        {...candidates}
        label={label}
        description={t('field.membersNote')}
        options={locked(candidates.options)}
        knownOptions={locked(candidates.knownOptions)}
        value={memberIds}
        onChange={choose}
      />
      <FormSelect
        control={control}
        name="leaderId"
        label={t('field.leader')}
        options={known.filter(({ id }) => memberIds.includes(id))}
      />
      <FormSelect
        control={control}
        name="orderVisibility"
        label={t('field.visibility')}
        options={(['TEAM', 'OWN'] as const).map((id) => ({ id, label: t(`visibility.${id}`) }))}
      />
      <FormCheckbox
        control={control}
        name="acceptsUnchangedAcknowledgement"
        description={t('field.acceptsNote')}
      >
        {t('field.accepts')}
      </FormCheckbox>
    </>
  );
}
