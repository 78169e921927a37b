import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { sending } from '../../refusal';
import { usePasswordForm } from '../../usePasswordForm';
import { usePlatform } from '../platform';
import { bindSocial } from '../social.api';

/** Page on which a binding begins, and to which it returns. */
export const SETTINGS = '/mine/mine';

/** Form that binds the social account of a code to the signed-in user, who confirms it by the password. */
export function BindMine({ code }: { code: string }) {
  const { t } = useTranslation(['social', 'entry', 'settings']);
  const name = usePlatform();
  const leave = (): void => navigate(SETTINGS, { replace: true });
  const form = usePasswordForm();
  useKeptForm(form, { notKept: 'secret' });
  const send = async ({ password }: { password: string }): Promise<void> => {
    await bindSocial(code, password);
    toast.show({ message: t('bound'), tone: 'positive' });
    leave();
  };
  const submit = sending(form, send, {
    [codes.WRONG_PASSWORD]: 'password',
    [codes.ACCOUNT_LOCKED]: 'password',
  });
  return (
    <Form
      form={form}
      onSubmit={submit}
      errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
    >
      <Text ink="medium" as="p">
        {t('bindPurpose', { name })}
      </Text>
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('settings:oldPassword')}
        autoComplete="current-password"
      />
      <Inline gap="s3" isWrapping>
        <Button type="submit" variant="primary" size="large" isPending={form.formState.isSubmitting}>
          {t('bind', { name })}
        </Button>
        <Button size="large" onPress={leave}>
          {t('common:actions.cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
