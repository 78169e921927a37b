import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { useRecordForm } from '@selvedge/app-shell/forms/useRecordForm';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { profileSchema } from '@selvedge/domain/people/validation';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConflictNotice } from '@selvedge/design-system/forms/ConflictNotice';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { SessionUser } from '../../api/schemas';
import { PhotoPart } from './PhotoPart';
import { changeProfile } from './settings.api';

/** Form for photo, nickname, identity and company. A change from another device is reported, and the input stays. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['settings', 'entry']);
  const identities = useDictionary('identity_type');
  const { nickname, companyName, identityType, version } = user;
  const form = useForm({
    resolver: schemaResolver(profileSchema),
    mode: 'onTouched',
    values: { nickname, companyName, identityType },
    resetOptions: { keepDirtyValues: true },
  });
  const { submit, conflict, keptAt, discard } = useRecordForm({
    form,
    keptAs: 'profile',
    version,
    onSave: (values, read) => changeProfile({ ...values, version: read }),
  });
  return (
    <Stack gap="s5">
      <PhotoPart user={user} />
      <Form
        form={form}
        onSubmit={submit}
        errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      >
        {conflict && <ConflictNotice {...conflict} />}
        <KeptStrip keptAt={keptAt} onDiscard={discard} />
        <FormTextField
          control={form.control}
          name="nickname"
          label={t('entry:nickname')}
          autoComplete="nickname"
        />
        <FormSelect
          control={form.control}
          name="identityType"
          label={t('entry:identityType')}
          description={user.identityConfirmed ? t('identityConfirmed') : t('identityWaits')}
          options={identities.optionsOf(IDENTITY_TYPES)}
        />
        <FormTextField
          control={form.control}
          name="companyName"
          label={t('entry:company')}
          autoComplete="organization"
        />
        <Button type="submit" isPending={form.formState.isSubmitting}>
          {t('saveProfile')}
        </Button>
      </Form>
    </Stack>
  );
}
