import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { lazyResolver } from '@selvedge/app-shell/forms/lazyResolver';
import { SignInScreen as SignIn } from '@selvedge/app-shell/session/SignInScreen';
import type { SignInInput } from '@selvedge/app-shell/session/SignInScreen';
import { signIn, signInByCode } from '../../session/account';
import { settings } from '../../session/settings';
import { fetchPicture } from './signIn.api';

/** Second step, loaded only for users with a second factor. */
const SecondStep = lazy(() =>
  import('../../session/factor/SecondStep').then((file) => ({ default: file.SecondStep })),
);

const resolver = lazyResolver(() => import('../../session/signInRules'));

/** Sign-in that waits for the second factor: its password was right. */
interface Waiting {
  challenge: string;
  redirect: string | null;
}

/** Sign-in page of staff, with the second step for users who have a second factor. */
export function SignInScreen() {
  const { t } = useTranslation('signIn');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const begin = async (input: SignInInput, redirect: string | null): Promise<void> => {
    const { username, password, code, key } = input;
    try {
      await signIn({ username, password, captchaCode: code, captchaKey: code === '' ? '' : key }, redirect);
    } catch (error) {
      if (!isApiError(error, codes.SECOND_STEP)) throw error;
      setWaiting({ challenge: error.data.challenge, redirect });
    }
  };
  return (
    <SignIn
      app="admin"
      place={t('office')}
      demoNote={t('demoState')}
      resolver={resolver}
      codeWithoutCaptcha=""
      fetchPicture={fetchPicture}
      onSignIn={begin}
      instead={
        waiting && (
          <Suspense fallback={null}>
            <SecondStep
              onCode={(code) => signInByCode(waiting.challenge, code, waiting.redirect)}
              onBack={() => setWaiting(null)}
            />
          </Suspense>
        )
      }
      onLanguageChange={(language) => {
        settings.language = language;
      }}
    />
  );
}
