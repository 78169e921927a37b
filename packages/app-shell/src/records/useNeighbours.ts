import type { Neighbours } from '@selvedge/design-system/pages/DetailPage';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTrail } from '../listing/trail';

/**
 * Neighbours of a record as its page shows them; undefined when no list of this browser tab shows the record.
 *
 * @param onStep shows the record of another address; links when left out
 */
export function useNeighbours(href: string, onStep?: (href: string) => void): Neighbours | undefined {
  const trail = useTrail(href);
  const formats = useFormats();
  if (trail === undefined) return undefined;
  const targetOf = (to: string): Neighbours['next'] =>
    onStep ? { onPress: () => onStep(to) } : { href: to };
  return {
    previous: trail.previous === undefined ? undefined : targetOf(trail.previous),
    next: trail.next === undefined ? undefined : targetOf(trail.next),
    place: `${formats.quantity(trail.place)} / ${formats.quantity(trail.total)}`,
  };
}
