import { lazy } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { loginSchema } from '@selvedge/domain/people/validation';
import { SignInScreen as SignIn } from '@selvedge/app-kit/session/SignInScreen';
import { Inline } from '@selvedge/design-system/Inline';
import { Link } from '@selvedge/design-system/Link';
import { Text } from '@selvedge/design-system/Text';
import { entryPath } from '../../entry/entryPaths';
import { fetchPicture } from '../../entry/picture.api';
import { signIn } from '../../session/account';
import { chooseLanguage } from '../../session/preferences';

/** The contract asks for a code of this length; the server reads it only where the house has picture codes. */
const NO_CODE = '0000';
const resolver = zodResolver(loginSchema);
/** Loaded when they are asked for: most people have an account and know their password. */
const Register = lazy(() => import('../../entry/register'));
const Forgot = lazy(() => import('../../entry/forgot'));

/** The buyers' entry: sign-in, or what `mode` names instead (R-1.21, R-1.24, R-1.25, R-2.07). */
export function SignInScreen() {
  const mode = new URLSearchParams(useSearch()).get('mode');
  if (mode === 'register') return <Register />;
  if (mode === 'forget') return <Forgot />;
  return <ByPassword />;
}

function ByPassword() {
  const { t } = useTranslation('signIn');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  return (
    <SignIn
      app="buyer"
      resolver={resolver}
      codeWithoutCaptcha={NO_CODE}
      takesPhones
      fetchPicture={fetchPicture}
      onSignIn={signIn}
      onLanguageChange={chooseLanguage}
      passwordEnd={<Link href={entryPath('forget', redirect)}>{t('forgot')}</Link>}
      below={
        <Inline justify="between">
          <Inline gap="s2">
            <Text ink="medium">{t('noAccount')}</Text>
            <Link href={entryPath('register', redirect)}>{t('register')}</Link>
          </Inline>
          <Text ink="weak">{t('codeOptional')}</Text>
        </Inline>
      }
    />
  );
}
