import i18next from 'i18next';
import { createBuyerClient } from '@selvedge/api-spec/client';
import type { ClientOptions } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/Toast';
import { faultToast } from './faultToast';
import { currentAddress, navigate } from './hashLocation';

/** The one configured host of every call; empty means the page's own origin. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** What a client has to know of the session it calls for. */
export interface ClientSession {
  /** The token as it is sent; null while nobody is signed in. */
  getToken: () => string | null;
  /** Whether what the browser stores is still that session, and not a newer one of another tab. */
  isSessionOurs: () => boolean;
  /** Called after every call that succeeded: the session lives on from there. */
  onSuccess: () => void;
  /** Called when the server no longer takes the token. */
  onClearSession: () => void;
}

/** How an app calls: outcomes of the error catalogue (section 8) become session, message and route here, once. */
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

/** Client without a token, for what the house tells everybody: its title, rules, dialling codes. */
export const publicClient = createBuyerClient({
  baseUrl: apiBase,
  getToken: () => null,
  getLanguage: () => i18next.language,
});
