import { useCallback } from 'react';
import { useMessages, useStatusOverrides } from '../../i18n';
import type { MessageKey } from '../../i18n';
import { lookOf, type AnyStatus } from './statuses';

/** Message key of a status, as a type: a status without a message does not compile. */
type PlaceOf<Status extends AnyStatus> = Status extends AnyStatus
  ? `${Status['kind']}.${Status['code']}`
  : never;

/** Returns the message key of a status. */
function keyOf({ kind, code }: AnyStatus): MessageKey<'statuses'> {
  return `${kind}.${code}` as PlaceOf<AnyStatus>;
}

/** Returns the function that names a status in the language in force, for options, tabs and steps without a mark. */
export function useStatusWord(): (status: AnyStatus) => string {
  const t = useMessages('statuses');
  const own = useStatusOverrides();
  return useCallback((status) => own[keyOf(status)]?.word ?? t(keyOf(status)), [t, own]);
}

/** Returns the function that gives the look of a status: glyph and colour. */
export function useStatusLook(): (status: AnyStatus) => ReturnType<typeof lookOf> {
  const own = useStatusOverrides();
  return useCallback(
    (status) => {
      const look = lookOf(status);
      return { ...look, tone: own[keyOf(status)]?.tone ?? look.tone };
    },
    [own],
  );
}

/** Returns the function that sorts statuses in the merchant's order; statuses without a position stay last, in their original order. */
export function useStatusOrder(): <Status extends AnyStatus>(statuses: readonly Status[]) => Status[] {
  const own = useStatusOverrides();
  return useCallback(
    (statuses) => {
      const placeOf = (status: AnyStatus): number => own[keyOf(status)]?.place ?? Number.MAX_SAFE_INTEGER;
      return statuses.toSorted((one, other) => placeOf(one) - placeOf(other));
    },
    [own],
  );
}
