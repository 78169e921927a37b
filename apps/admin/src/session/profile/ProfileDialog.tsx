import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useFormats } from '@selvedge/design-system/i18n';
import { genderValues } from '@selvedge/api-spec/values';
import type { StaffProfile } from '../../api/schemas';
import { PhotoField } from './PhotoField';
import { profileQuery, saveProfile } from './profile.api';
import { profileFormSchema } from './profileForm';

/** Dialog in which members of staff change their own account, shown once it has been read. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const profile = useQuery(profileQuery).data;
  return profile === undefined ? null : <Edit profile={profile} onClose={onClose} />;
}

function Edit({ profile, onClose }: { profile: StaffProfile; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const form = useForm({
    resolver: schemaResolver(profileFormSchema),
    mode: 'onTouched',
    defaultValues: {
      avatar: profile.avatar ?? '',
      nickname: profile.nickname,
      gender: profile.gender,
      mobile: profile.mobile ?? '',
      email: profile.email ?? '',
      password: '',
    },
  });
  const { control } = form;
  const isMoved = useWatch({ control, name: 'email' }).trim() !== (profile.email ?? '');
  return (
    <FormDialog
      keptAs="profile"
      form={form}
      title={t('title')}
      description={t('description')}
      version={profile.version}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={({ avatar, mobile, email, password, ...values }, version) =>
        saveProfile({
          ...values,
          avatar: avatar === '' ? null : avatar,
          mobile: mobile === '' ? null : mobile,
          email: email === '' ? null : email,
          ...(isMoved && password !== '' && { password }),
          version,
        })
      }
      onClose={onClose}
    >
      <FactStrip
        facts={[
          { name: t('field.username'), value: profile.username },
          { name: t('field.roles'), value: profile.roleNames.join(t('comma')) },
          { name: t('field.dept'), value: profile.deptName ?? '–' },
          {
            name: t('field.lastLoginAt'),
            value: profile.lastLoginAt === null ? '–' : formats.stamp(profile.lastLoginAt),
          },
        ]}
      />
      <PhotoField />
      <FormTextField control={control} name="nickname" label={t('field.nickname')} autoComplete="name" />
      <FormSelect
        control={control}
        name="gender"
        label={t('field.gender')}
        options={genderValues.map((id) => ({ id, label: t(`gender.${id}`) }))}
      />
      <FormTextField
        control={control}
        name="mobile"
        label={t('field.mobile')}
        type="tel"
        autoComplete="tel"
      />
      <FormTextField
        control={control}
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="email"
      />
      {isMoved && (
        <FormPasswordField
          control={control}
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  );
}
