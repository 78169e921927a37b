import i18next from 'i18next';
import type { ToastContent } from '@selvedge/design-system/Toast';

/** What a failed call says: its words, and for a fault of the server the id to pass on, ready to be copied. */
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
