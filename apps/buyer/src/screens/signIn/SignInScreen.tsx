import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { configQuery } from '@selvedge/app-shell/app/config';
import { lazyResolver } from '@selvedge/app-shell/forms/lazyResolver';
import { SignInScreen as SignIn } from '@selvedge/app-shell/session/SignInScreen';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { entryPath } from '../../entry/entryPaths';
import { fetchPicture } from '../../entry/picture.api';
import { rememberWay, wayBefore } from '../../entry/signInWay';
import { Ways } from '../../entry/social/ways';
import { signIn } from '../../session/account';
import { chooseLanguage } from '../../session/preferences';

/** Placeholder code of the length that the contract requires; the server checks it only when it requires picture codes. */
const NO_CODE = '0000';
const resolver = lazyResolver(() => import('../../session/signInRules'));
/** Pages loaded on demand: most users have an account and know their password. */
const Register = lazy(() => import('../../entry/register'));
const Forgot = lazy(() => import('../../entry/forgot'));
const Scan = lazy(() => import('../../entry/social/scan'));
const Return = lazy(() => import('../../entry/social/return'));
/** Other sign-in methods, loaded if the installation has a social platform. */
const OtherWay = lazy(() => import('../../entry/social/otherWay'));

/** Page at `/login`: the sign-in, or the page of its `mode`. */
export function SignInScreen() {
  const mode = new URLSearchParams(useSearch()).get('mode');
  if (mode === 'register') return <Register />;
  if (mode === 'forget') return <Forgot />;
  if (mode === 'scan') return <Scan />;
  if (mode === 'return') return <Return />;
  return <SignInWays />;
}

function SignInWays() {
  const { t } = useTranslation('signIn');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const hasPlatform = useQuery(configQuery).data?.socialLogin ?? false;
  const [way, setWay] = useState(wayBefore);
  const isOther = hasPlatform && way !== 'password';
  return (
    <SignIn
      app="buyer"
      resolver={resolver}
      codeWithoutCaptcha={NO_CODE}
      takesPhones
      fetchPicture={fetchPicture}
      onSignIn={signIn}
      onLanguageChange={chooseLanguage}
      instead={
        isOther && (
          <Suspense fallback={null}>
            <OtherWay way={way} redirect={redirect} />
          </Suspense>
        )
      }
      passwordEnd={<Link href={entryPath('forget', redirect)}>{t('forgot')}</Link>}
      below={
        <Stack>
          {/* Below the form: content that loads later must not move the button while a user presses it. */}
          {hasPlatform && (
            <Suspense fallback={null}>
              <Ways
                way={way}
                onChange={(chosen) => {
                  rememberWay(chosen);
                  setWay(chosen);
                }}
              />
            </Suspense>
          )}
          <Inline justify="between">
            <Inline gap="s2">
              <Text ink="medium">{t('noAccount')}</Text>
              <Link href={entryPath('register', redirect)}>{t('register')}</Link>
            </Inline>
            <Text ink="weak">{t('codeOptional')}</Text>
          </Inline>
        </Stack>
      }
    />
  );
}
