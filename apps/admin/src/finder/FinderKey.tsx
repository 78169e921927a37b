import { lazy, Suspense, useEffect, useState } from 'react';
import { shortcutOf } from '@selvedge/app-kit/finder/shortcut';
import type { Place } from '../navigation/menu';

const Finder = lazy(() => import('./Finder'));

/** Opens the finder on Ctrl K, unless a dialog stands there already. */
export function FinderKey({ places }: { places: readonly Place[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (shortcutOf(event, true) !== 'find') return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Finder places={places} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
