import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { namelessOwner } from './owner';

/** Time for which the pointer rests on a button before its name is shown, in ms. */
const DELAY_MS = 500;
/** Time in which the pointer can move from the button onto its name, in ms. */
const CLOSE_DELAY_MS = 150;

const isWords = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;

/**
 * Returns the button without words that the pointer rests on or the keyboard focuses, anywhere on the page; null while there is none. A
 * press and any key, Escape among them, end it until the pointer has left the button.
 */
export function useOwner() {
  const [owner, setOwner] = useState<Element | null>(null);
  const timer = useRef(0);
  /** Button that is shown no more until the pointer has left it. */
  const dismissed = useRef<Element | null>(null);

  const change = useEffectEvent((next: Element | null, waitMs: number): void => {
    window.clearTimeout(timer.current);
    if (next !== null && next === dismissed.current) return;
    if (waitMs === 0) setOwner(next);
    else timer.current = window.setTimeout(() => setOwner(next), waitMs);
  });
  const onPointerOver = useEffectEvent((target: EventTarget | null): void => {
    if (isWords(target)) return;
    const next = namelessOwner(target);
    if (next !== dismissed.current) dismissed.current = null;
    // From one sign to the next the names follow without another wait.
    if (next) change(next, owner ? 0 : DELAY_MS);
    else change(null, CLOSE_DELAY_MS);
  });
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const onFocusIn = ({ target }: { target: EventTarget | null }): void => {
      const next = namelessOwner(target);
      if (next?.matches(':focus-visible')) change(next, 0);
    };
    const dismiss = ({ target }: Event): void => {
      change(null, 0);
      dismissed.current = namelessOwner(target);
    };
    const onPointer = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') onPointerOver(target);
    };
    document.addEventListener('pointerover', onPointer, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('focusout', () => change(null, 0), options);
    document.addEventListener('pointerdown', dismiss, options);
    document.addEventListener('keydown', dismiss, options);
    // The deed that fetched this code came before its listeners.
    timer.current = window.setTimeout(() => {
      const hovered = [...document.querySelectorAll(':hover')].at(-1);
      if (hovered) onPointerOver(hovered);
      onFocusIn({ target: document.activeElement });
    });
    return () => {
      over.abort();
      window.clearTimeout(timer.current);
    };
  }, []);
  return {
    owner,
    /** Keeps the name while the pointer is on it. */
    keep: (): void => window.clearTimeout(timer.current),
    /** Takes the name away, in a moment or at once. */
    close: (isAtOnce?: boolean): void => {
      window.clearTimeout(timer.current);
      if (isAtOnce) setOwner(null);
      else timer.current = window.setTimeout(() => setOwner(null), CLOSE_DELAY_MS);
    },
  };
}
