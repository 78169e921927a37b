import i18next from 'i18next';
import { createBuyerClient, createStaffClient } from '@selvedge/api-spec/client';
import { currentAddress, navigate } from '@selvedge/app-kit/hashLocation';
import { faultToast } from '@selvedge/app-kit/faultToast';
import { toast } from '@selvedge/design-system/Toast';
import { endSession, session, touchSession } from '../session/session';

/** The one configured host of every call; empty means the page's own origin. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** The staff client: outcomes of the error catalogue (section 8) become session, message and route here, once. */
export const staff = createStaffClient({
  baseUrl: apiBase,
  getToken: () => session.token,
  getLanguage: () => i18next.language,
  onSuccess: () => touchSession(),
  onClearSession: endSession,
  onMessage: (message) => {
    const words = 'text' in message ? message.text : i18next.t(`errors.${message.key}`);
    toast.show(faultToast(words, message.reference));
  },
  onRedirect: (how) => {
    if (how === 'login-replace') navigate('/login', { replace: true });
    else if (!currentAddress().startsWith('/login'))
      navigate(`/login?redirect=${encodeURIComponent(currentAddress())}`);
  },
});

/** Client without a token for what the house tells everybody: its title, version and rules. */
export const house = createBuyerClient({
  baseUrl: apiBase,
  getToken: () => null,
  getLanguage: () => i18next.language,
});
