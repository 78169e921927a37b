import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { signOut } from '../../session/account';
import { factorChanged } from '../../session/factor/factor.api';
import { SetUp } from '../../session/factor/SetUp';
import { BeforeInside } from '../../session/BeforeInside';

/** Page that replaces everything behind the sign-in while a role requires a second factor and the user has none. */
export function FactorFirstScreen() {
  const { t } = useTranslation(['factor', 'signIn']);
  return (
    <BeforeInside title={t('setUp')}>
      <Stack gap="s6">
        <Text as="p" ink="medium">
          {t('first')}
        </Text>
        <SetUp onDone={factorChanged} />
        <div>
          <Button variant="link" onPress={() => void signOut()}>
            {t('common:actions.signOut')}
          </Button>
        </div>
      </Stack>
    </BeforeInside>
  );
}
