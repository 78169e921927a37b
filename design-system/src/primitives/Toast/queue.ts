import { TOAST_MS } from '@selvedge/domain/constants';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastContent {
  /** One sentence on what happened elsewhere. */
  message: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** One thing that can be done about it. */
  action?: { label: string; onPress: () => void };
}

/** The queue that `ToastRegion` shows; three at a time. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Says what happened elsewhere: `toast.show({ message: t('saved'), tone: 'positive' })`. */
export const toast = {
  /** Shows a toast for `TOAST_MS`, pointer or focus on it stopping the clock, and returns the function that takes it away. */
  show(content: ToastContent): () => void {
    const key = queue.add(content, { timeout: TOAST_MS });
    return () => queue.close(key);
  },
  /** Takes all toasts away, as at sign-out. */
  clear(): void {
    queue.clear();
  },
};
