import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { queue } from './queue';

const firstDeeds = ['pointerover', 'keydown'] as const;

/**
 * Region in which toasts and the names of buttons without words appear. Mount it once, at the root of the app. The code that draws them is
 * fetched at the first movement of the pointer, key, press or toast, so that it is there before an action can fail, but the first page does
 * not wait for it.
 */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toasts) return undefined;
    const fetchToasts = (): void => {
      // When the fetch fails, as offline, the next toast tries again.
      import('./Toasts').then(
        (drawing) => setToasts(() => drawing.Floating),
        () => undefined,
      );
    };
    if (queue.visibleToasts.length > 0) fetchToasts();
    const forget = queue.subscribe(fetchToasts);
    const over = new AbortController();
    for (const deed of firstDeeds)
      window.addEventListener(deed, fetchToasts, { once: true, signal: over.signal });
    return () => {
      forget();
      over.abort();
    };
  }, [Toasts]);
  return Toasts ? <Toasts /> : null;
}
