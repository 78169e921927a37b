import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { genderValues } from '@selvedge/api-spec/values';
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
      <FailedChoices
        reads={[
          [t('users.dept'), depts],
          [t('users.roles'), roles],
        ]}
      />
      <FormCheckboxGroup
        control={control}
        name="roleIds"
        label={t('users.roles')}
        description={t('users.rolesNote')}
        orientation="horizontal"
        options={(roles.data ?? []).map(({ value, label }) => ({ id: value, label }))}
      />
      <FormCheckbox control={control} name="isInUse" description={t('users.inUseNote')}>
        {t('users.inUse')}
      </FormCheckbox>
    </>
  );
}
