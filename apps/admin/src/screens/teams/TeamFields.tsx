import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { candidatesQuery } from './teams.api';
import type { TeamValues } from './teamForm';

interface Person {
  id: string;
  label: string;
}

interface TeamFieldsProps {
  /** Present members of the team. */
  people: readonly Person[];
}

/** Fields for the name, members, leader and rules of a team; they use the surrounding form. */
export function TeamFields({ people }: TeamFieldsProps) {
  const { t } = useTranslation('teams');
  const { control, setValue } = useFormContext<TeamValues>();
  const memberIds = useWatch({ control, name: 'memberIds' });
  const leaderId = useWatch({ control, name: 'leaderId' });
  const read = useQuery(candidatesQuery);
  const candidates = read.data ?? [];
  const [known, setKnown] = useState(people);
  const choose = (ids: readonly string[]): void => {
    const kept = leaderId === '' || ids.includes(leaderId) ? ids : [leaderId, ...ids];
    setValue('memberIds', [...kept], { shouldDirty: true });
  };
  const add = (id: string | null): void => {
    const found = candidates.find(({ value }) => value === id);
    if (found === undefined || memberIds.includes(found.value)) return;
    if (!known.some((one) => one.id === found.value))
      setKnown([...known, { id: found.value, label: found.label }]);
    setValue('memberIds', [...memberIds, found.value], { shouldDirty: true });
    if (leaderId === '') setValue('leaderId', found.value, { shouldValidate: true });
  };
  return (
    <>
      <FormTextField control={control} name="name" label={t('field.name')} />
      <ComboBox
        key={known.length}
        label={t('field.add')}
        description={t('field.addNote')}
        options={candidates
          .filter(({ value }) => !memberIds.includes(value))
          .map(({ value, label }) => ({ id: value, label }))}
        onChange={add}
      />
      <FailedChoices reads={[[t('field.add'), read]]} />
      {known.length > 0 && (
        <CheckboxGroup
          label={t('field.members')}
          description={t('field.membersNote')}
          options={known.map((one) => ({ ...one, isDisabled: one.id === leaderId }))}
          value={memberIds}
          onChange={choose}
        />
      )}
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
