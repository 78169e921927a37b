import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@selvedge/domain/people/validation';
import { SignInScreen as SignIn } from '@selvedge/app-kit/session/SignInScreen';
import { signIn } from '../../session/account';
import { preferences } from '../../session/preferences';
import { fetchPicture } from './signIn.api';

/** The contract asks for a code of this length; the server reads it only where the house has picture codes. */
const NO_CODE = '0000';
const resolver = zodResolver(loginSchema);

/** The buyers' sign-in page (R-1.21, R-2.07). */
export function SignInScreen() {
  return (
    <SignIn
      app="buyer"
      resolver={resolver}
      codeWithoutCaptcha={NO_CODE}
      takesPhones
      fetchPicture={fetchPicture}
      onSignIn={signIn}
      onLanguageChange={(language) => {
        preferences.language = language;
      }}
    />
  );
}
