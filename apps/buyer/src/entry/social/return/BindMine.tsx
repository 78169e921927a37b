import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { usePasswordProof } from '../../usePasswordProof';
import { usePlatform } from '../platform';
import { bindSocial } from '../social.api';

/** Page on which a binding begins, and to which it returns. */
export const SETTINGS = '/mine/mine';

/** Form that binds the social account of a code to the signed-in user, who confirms it by the password. */
export function BindMine({ code }: { code: string }) {
  const { t } = useTranslation(['social', 'entry', 'settings']);
  const name = usePlatform();
  const leave = (): void => navigate(SETTINGS, { replace: true });
  const { form, submit } = usePasswordProof(async (password) => {
    await bindSocial(code, password);
    toast.show({ message: t('bound'), tone: 'positive' });
    leave();
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
