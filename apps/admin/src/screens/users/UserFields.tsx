import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormMultiSelect } from '@selvedge/design-system/forms/FormMultiSelect';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { genderValues } from '@selvedge/api-spec/values';
import { useOptionsError } from '../../choices/useChoices';
import { toOptions } from '../../products/choices.api';
import { deptOptionsQuery, flatChoices } from '../../system/depts.api';
import type { UserValues } from './userForm';
import { roleOptionsQuery } from './users.api';

/** Fields for a user's identity, department and roles; they use the surrounding form. */
export function UserFields() {
  const { t } = useTranslation('system');
  const genderWords = useDictionary('gender');
  const { control } = useFormContext<UserValues>();
  const roles = useQuery(roleOptionsQuery);
  const depts = useQuery(deptOptionsQuery);
  const failure = useOptionsError(t('users.roles'), roles);
  // Roles that the user holds but the caller may not give are not among the options; they stay.
  const held = useWatch({ control, name: 'roleIds' });
  const kept = held
    .filter((id) => !roles.data?.some(({ value }) => value === id))
    .map((id) => ({ id, label: t('users.otherRole'), isDisabled: true }));
  return (
    <>
      <Columns gap="s5">
        <FormTextField control={control} name="username" label={t('users.username')} />
        <FormTextField control={control} name="nickname" label={t('users.nickname')} />
      </Columns>
      <Columns gap="s5">
        <FormTextField control={control} name="mobile" type="tel" label={t('users.mobile')} />
        <FormTextField control={control} name="email" type="email" label={t('users.email')} />
      </Columns>
      <Columns gap="s5">
        <FormSelect
          control={control}
          name="deptId"
          label={t('users.dept')}
          isClearable
          options={flatChoices(depts.data ?? [])}
        />
        <FormSelect
          control={control}
          name="gender"
          label={t('users.gender')}
          options={genderWords.optionsOf(genderValues)}
        />
      </Columns>
      <FailedChoices reads={[[t('users.dept'), depts]]} />
      <FormMultiSelect
        control={control}
        name="roleIds"
        label={t('users.roles')}
        description={t('users.rolesNote')}
        options={toOptions(roles.data ?? [])}
        knownOptions={roles.data && kept}
        isPending={answerOf(roles).isWaiting}
        optionsError={failure}
      />
      <FormCheckbox control={control} name="isInUse" description={t('users.inUseNote')}>
        {t('users.inUse')}
      </FormCheckbox>
    </>
  );
}
