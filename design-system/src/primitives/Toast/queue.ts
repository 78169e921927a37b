import { TOAST_MS } from '@selvedge/domain/constants';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** Content of a toast. */
export interface ToastContent {
  /** Sentence on an event that is not visible on the page. */
  message: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** An action on the event. */
  action?: { label: string; onPress: () => void };
}

/** Queue of toasts that `ToastRegion` shows, three at a time. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Shows events that are not visible on the page: `toast.show({ message: t('saved'), tone: 'positive' })`. */
export const toast = {
  /** Shows a toast for `TOAST_MS` and returns the function that removes it. Pointer or focus on the toast stops the timer. */
  show(content: ToastContent): () => void {
    const key = queue.add(content, { timeout: TOAST_MS });
    return () => queue.close(key);
  },
  /** Removes all toasts, as at sign-out. */
  clear(): void {
    queue.clear();
  },
};
