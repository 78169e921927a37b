import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { loginSchema } from '@selvedge/domain/people/validation';
import { version } from '@selvedge/app-kit/version';
import { DemoAccounts } from '@selvedge/app-kit/DemoAccounts';
import { SignInForm } from '@selvedge/app-kit/SignInForm';
import { usePageTitle } from '@selvedge/app-kit/usePageTitle';
import { LanguageSwitch } from '@selvedge/design-system/LanguageSwitch';
import { SignInLayout } from '@selvedge/design-system/SignInLayout';
import { Stack } from '@selvedge/design-system/Stack';
import { configQuery } from '../../api/config';
import { signIn } from '../../session/account';
import { preferences } from '../../session/preferences';
import { fetchAreaCodes, fetchPicture, fetchWork } from './signIn.api';

/** The contract asks for a code of this length; the server reads it only where the house has picture codes. */
const NO_CODE = '0000';
const resolver = zodResolver(loginSchema);

/** The sign-in page. `redirect` in the query is where it leads afterwards. */
export function SignInScreen() {
  const { t } = useTranslation('signIn');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const config = useQuery(configQuery).data;
  const [chosen, setChosen] = useState({ username: '', password: '' });
  const demo = config?.demo?.accounts.filter(({ app }) => app === 'buyer') ?? [];
  const product = config?.title ?? t('common:product');
  usePageTitle(`${t('common:actions.signIn')} · ${product}`);

  return (
    <SignInLayout
      productTitle={product}
      title={t('common:actions.signIn')}
      language={
        <LanguageSwitch
          form="full"
          onChange={(language) => {
            preferences.language = language;
          }}
        />
      }
      foot={
        <>
          <span>{t('version', { version })}</span>
          <span>{t('staffElsewhere')}</span>
        </>
      }
    >
      <Stack gap="s6">
        <SignInForm
          key={chosen.username}
          initial={chosen}
          hasCaptcha={config?.captcha ?? true}
          codeWithoutCaptcha={NO_CODE}
          resolver={resolver}
          fetchPicture={fetchPicture}
          fetchWork={fetchWork}
          fetchAreaCodes={fetchAreaCodes}
          onSignIn={(values) => signIn(values, redirect)}
        />
        {demo.length > 0 && (
          <DemoAccounts
            intro={t('demo', { password: demo[0]?.password })}
            accounts={demo}
            onChoose={setChosen}
          />
        )}
      </Stack>
    </SignInLayout>
  );
}
