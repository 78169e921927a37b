import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { staffLoginSchema } from '@selvedge/domain/people/validation';
import { SignInScreen as SignIn } from '@selvedge/app-kit/session/SignInScreen';
import { signIn } from '../../session/account';
import { settings } from '../../session/settings';
import { fetchPicture } from './signIn.api';

const resolver = zodResolver(staffLoginSchema);

/** The sign-in page of staff. */
export function SignInScreen() {
  const { t } = useTranslation('signIn');
  return (
    <SignIn
      app="admin"
      place={t('office')}
      demoNote={t('demoHouse')}
      resolver={resolver}
      codeWithoutCaptcha=""
      fetchPicture={fetchPicture}
      onSignIn={({ username, password, code, key }, redirect) =>
        signIn({ username, password, captchaCode: code, captchaKey: code === '' ? '' : key }, redirect)
      }
      onLanguageChange={(language) => {
        settings.language = language;
      }}
    />
  );
}
