import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { staffLoginSchema } from '@selvedge/domain/people/validation';
import { version } from '@selvedge/app-kit/version';
import { DemoAccounts } from '@selvedge/app-kit/DemoAccounts';
import { SignInForm } from '@selvedge/app-kit/SignInForm';
import { usePageTitle } from '@selvedge/app-kit/usePageTitle';
import { LanguageSwitch } from '@selvedge/design-system/LanguageSwitch';
import { SignInLayout } from '@selvedge/design-system/SignInLayout';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { configQuery } from '../../api/config';
import { signIn } from '../../session/account';
import { settings } from '../../session/settings';
import { fetchPicture, fetchWork } from './signIn.api';

const resolver = zodResolver(staffLoginSchema);

/** The sign-in page of staff. `redirect` in the query is where it leads afterwards. */
export function SignInScreen() {
  const { t } = useTranslation('signIn');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const config = useQuery(configQuery).data;
  const [chosen, setChosen] = useState({ username: '', password: '' });
  const demo = config?.demo?.accounts.filter(({ app }) => app === 'admin') ?? [];
  const product = config?.title ?? t('common:product');
  usePageTitle(`${t('common:actions.signIn')} · ${product} ${t('office')}`);

  return (
    <SignInLayout
      productTitle={product}
      title={t('common:actions.signIn')}
      language={
        <LanguageSwitch
          form="full"
          onChange={(language) => {
            settings.language = language;
          }}
        />
      }
      foot={
        <>
          <Text size="caption" ink="medium">
            {t('version', { version })}
          </Text>
          <Text size="caption" ink="medium">
            {t('buyersElsewhere')}
          </Text>
        </>
      }
    >
      <Stack gap="s6">
        <SignInForm
          key={chosen.username}
          initial={chosen}
          hasCaptcha={config?.captcha ?? true}
          codeWithoutCaptcha=""
          resolver={resolver}
          fetchPicture={fetchPicture}
          fetchWork={fetchWork}
          onSignIn={({ username, password, code, key }) =>
            signIn({ username, password, captchaCode: code, captchaKey: code === '' ? '' : key }, redirect)
          }
        />
        {demo.length > 0 && (
          <DemoAccounts
            intro={t('demo', { password: demo[0]?.password })}
            accounts={demo}
            onChoose={setChosen}
          />
        )}
        {config?.demo && (
          <Text size="caption" ink="medium">
            {t('demoHouse')}
          </Text>
        )}
      </Stack>
    </SignInLayout>
  );
}
