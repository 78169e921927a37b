import i18next from 'i18next';
import type { ToastContent } from '@selvedge/design-system/primitives/Toast';

/** Returns the toast for a failed call: its message, and for a server fault the request id with a button that copies it. */
export function faultToast(words: string, reference: string | undefined): ToastContent {
  if (reference === undefined) return { tone: 'critical', message: words };
  return {
    tone: 'critical',
    message: i18next.t('errors.withReference', { words, reference }),
    action: {
      label: i18next.t('errors.copyReference'),
      onPress: () => void navigator.clipboard?.writeText(reference).catch(() => undefined),
    },
  };
}
