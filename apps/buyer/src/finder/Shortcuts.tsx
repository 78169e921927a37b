import { lazy, Suspense, useEffect, useState } from 'react';
import { shortcutOf } from '@selvedge/app-shell/finder/shortcut';
import type { Shortcut } from '@selvedge/app-shell/finder/shortcut';

const Finder = lazy(() => import('./Finder'));
const KeysDialog = lazy(() => import('./KeysDialog'));

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="grid"]') !== null);

interface ShortcutsProps {
  /** Dialog opened from a menu; null for none. */
  asked: Shortcut | null;
  onAsk: (shortcut: Shortcut | null) => void;
}

/** Listens for the shortcuts that work on every page, and opens their dialogs. */
export function Shortcuts({ asked, onAsk }: ShortcutsProps) {
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event, isWriting(event.target));
      if (shortcut === null || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null)
        return;
      event.preventDefault();
      onAsk(shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onAsk]);
  if (!wasAsked) return null;
  const close = (): void => onAsk(null);
  return (
    <Suspense fallback={null}>
      {asked === 'find' && <Finder onClose={close} />}
      {asked === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
}
