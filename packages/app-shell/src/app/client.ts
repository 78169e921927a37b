import i18next from 'i18next';
import { createBuyerClient } from '@selvedge/api-spec/client';
import type { ClientOptions } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { faultToast } from './faultToast';
import { currentAddress, navigate } from './hashLocation';

/** Base URL of every API call; empty means the page's own origin. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** Session with which an API client calls. */
export interface ClientSession {
  /** Returns the token as it is sent; null while no user is signed in. */
  getToken: () => string | null;
  /** Returns whether the session in local storage is still this one, and not a newer one of another tab. */
  isSessionOurs: () => boolean;
  /** Called after every successful call: it extends the session. */
  onSuccess: () => void;
  /** Called when the server rejects the token. */
  onClearSession: () => void;
}

/** Returns the client options of an app: they map the outcomes of the error policy to session, message and route, in one place. */
export function clientOptions(session: ClientSession): ClientOptions {
  return {
    baseUrl: apiBase,
    getLanguage: () => i18next.language,
    ...session,
    onMessage: (message) => {
      const words = 'text' in message ? message.text : i18next.t(`errors.${message.key}`);
      toast.show(faultToast(words, message.reference));
    },
    onRedirect: (how) => {
      if (how === 'login-replace') navigate('/login', { replace: true });
      else if (!currentAddress().startsWith('/login'))
        navigate(`/login?redirect=${encodeURIComponent(currentAddress())}`);
    },
  };
}

/** Client without a token, for public data of the installation: title, rules, dialling codes. */
export const publicClient = createBuyerClient({
  baseUrl: apiBase,
  getToken: () => null,
  getLanguage: () => i18next.language,
});
