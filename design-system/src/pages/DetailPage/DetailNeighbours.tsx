import { createContext, useEffect, useLayoutEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { useMessages } from '../../i18n/useMessages';
import { StepButtons } from '../../layout/Beside/StepButtons';
import type { StepTarget } from '../../layout/Beside/StepButtons';
import { stepOf } from '../../layout/Beside/stepKey';
import { neighboursLine } from './DetailPage.css';

/** Neighbours of a record in the list from which it was opened. */
export interface Neighbours {
  /** Left out for the first record. */
  previous?: StepTarget;
  /** Left out for the last record. */
  next?: StepTarget;
  /** Place of the record among all records of the list, such as "3 / 486". */
  place?: string;
}

/** Neighbours of the record around a DetailPage, so that the page of each kind of record need not pass them on. */
export const NeighboursContext = createContext<Neighbours | undefined>(undefined);

/** Key of the button that had the focus when its page gave way to that of a neighbour; undefined outside of that moment. */
let leftAt: string | undefined;

const buttonOf = (group: HTMLElement | null, key: string): HTMLElement | null | undefined =>
  group?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);

/**
 * Place of a record in its list, and the buttons to its neighbours, which J and K press. The page of each record is drawn anew: a button that
 * was pressed with the keyboard keeps the focus.
 */
export function DetailNeighbours({ previous, next, place }: Neighbours) {
  const t = useMessages('DetailPage');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step !== undefined) buttonOf(group.current, step === 1 ? 'J' : 'K')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useLayoutEffect(() => {
    const own = group.current;
    if (leftAt !== undefined && document.activeElement === document.body)
      (buttonOf(own, leftAt) ?? buttonOf(own, leftAt === 'J' ? 'K' : 'J'))?.focus();
    return () => {
      const focused = document.activeElement;
      leftAt = (own?.contains(focused) && focused?.getAttribute('aria-keyshortcuts')) || undefined;
      queueMicrotask(() => {
        leftAt = undefined;
      });
    };
  }, []);
  return (
    <Group ref={group} aria-label={t('neighbours')} className={neighboursLine}>
      {place}
      <StepButtons previous={previous} next={next} />
    </Group>
  );
}
