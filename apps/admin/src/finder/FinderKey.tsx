import { lazy, Suspense, useEffect } from 'react';
import { shortcutOf } from '@selvedge/app-kit/finder/shortcut';
import type { Place } from '../navigation/menu';

const Finder = lazy(() => import('./Finder'));

interface FinderKeyProps {
  /** Pages of the person. */
  places: readonly Place[];
  /** What is looked for; null while the finder is closed. */
  text: string | null;
  onTextChange: (text: string | null) => void;
}

/** The finder, which the search of the bar opens with what was typed, and Ctrl K empty, unless a dialog stands there already. */
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
