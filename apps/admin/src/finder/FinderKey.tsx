import { lazy, Suspense, useEffect } from 'react';
import { shortcutOf } from '@selvedge/app-shell/finder/shortcut';
import type { Place } from '../navigation/menu';

const Finder = lazy(() => import('./Finder'));

interface FinderKeyProps {
  /** Pages that the user may open. */
  places: readonly Place[];
  /** Search text; null while the finder is closed. */
  text: string | null;
  onTextChange: (text: string | null) => void;
}

/** Finder that the search of the bar opens with its text, and Ctrl K opens empty, unless a dialog is open already. */
export function FinderKey({ places, text, onTextChange }: FinderKeyProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (shortcutOf(event, true) !== 'find') return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      event.preventDefault();
      onTextChange('');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onTextChange]);
  if (text === null) return null;
  return (
    <Suspense fallback={null}>
      <Finder places={places} text={text} onClose={() => onTextChange(null)} />
    </Suspense>
  );
}
