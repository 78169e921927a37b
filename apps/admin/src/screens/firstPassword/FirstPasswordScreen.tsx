import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { signOut } from '../../session/account';
import { BeforeInside } from '../../session/BeforeInside';
import { PasswordForm } from '../../session/safety/PasswordForm';

/** Page that replaces everything behind the sign-in while the password was set by another person. */
export function FirstPasswordScreen() {
  const { t } = useTranslation('signIn');
  return (
    <BeforeInside title={t('firstPassword.title')}>
      <Stack gap="s6">
        <Text as="p" ink="medium">
          {t('firstPassword.why')}
        </Text>
        <PasswordForm isLarge />
        <div>
          <Button variant="link" onPress={() => void signOut()}>
            {t('common:actions.signOut')}
          </Button>
        </div>
      </Stack>
    </BeforeInside>
  );
}
