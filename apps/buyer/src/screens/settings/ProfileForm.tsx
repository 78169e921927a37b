import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { typedFields } from '@selvedge/app-shell/kept/typedFields';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { profileSchema } from '@selvedge/domain/people/validation';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { SessionUser } from '../../api/schemas';
import { showRefusal } from '../../entry/refusal';
import { conflictOf } from '../../trade/refusals';
import { userInfoQuery } from '../../session/account';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
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
  const kept = useKeptForm(form, 'profile');
  const submit = async (values: Pick<SessionUser, 'nickname' | 'companyName' | 'identityType'>) => {
    const sent = form.getValues();
    try {
      await changeProfile({ ...values, version });
      form.reset(sent, { keepDirtyValues: false, keepValues: true });
      // Input that was typed meanwhile stays.
      if (Object.keys(typedFields(form.getValues(), sent)).length === 0) kept.forget();
      toast.show({ message: t('common:messages.saved'), tone: 'positive' });
    } catch (error) {
      if (conflictOf(error)) void queryClient.invalidateQueries({ queryKey: userInfoQuery.queryKey });
      showRefusal(form, error);
    }
  };
  return (
    <Stack gap="s5">
      <PhotoPart user={user} />
      <Form
        form={form}
        onSubmit={submit}
        errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      >
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
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
