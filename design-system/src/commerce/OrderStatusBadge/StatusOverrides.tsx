import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import { useMessages } from '../../i18n';
import { type StatusWord, words } from './OrderStatusBadge.messages';
import { lookOf, type AnyStatus } from './statuses';

/** What a house says of a status in place of the product. */
export interface StatusOverride {
  word: string;
  /** Its colour; the glyph stays, since a shape means the same everywhere. */
  tone?: StatusTone;
  /** Its place among its family where statuses are offered. */
  place?: number;
}

/** Props of {@link StatusOverrides}. */
export interface StatusOverridesProps {
  /** By family and code, such as `payment.PAID`, in the language in force. */
  statuses: Readonly<Record<string, StatusOverride>>;
  children: ReactNode;
}

const StatusOverridesContext = createContext<StatusOverridesProps['statuses']>({});

/** Around what shows statuses: the words, colours and order that a house gave them. */
export function StatusOverrides({ statuses, children }: StatusOverridesProps) {
  return <StatusOverridesContext value={statuses}>{children}</StatusOverridesContext>;
}

/** Where the word of a status stands: a status without one does not compile. */
type PlaceOf<Status extends AnyStatus> = Status extends AnyStatus
  ? `${Status['kind']}.${Status['code']}`
  : never;

/** The message key of a status. */
function keyOf({ kind, code }: AnyStatus): StatusWord {
  return `${kind}.${code}` as PlaceOf<AnyStatus>;
}

/** Gives the word of a status in the language in force, for options, tabs and steps that show no mark. */
export function useStatusWord(): (status: AnyStatus) => string {
  const t = useMessages(words);
  const own = useContext(StatusOverridesContext);
  return useCallback((status) => own[keyOf(status)]?.word ?? t(keyOf(status)), [t, own]);
}

/** Gives the look of a status: glyph and colour. */
export function useStatusLook(): (status: AnyStatus) => ReturnType<typeof lookOf> {
  const own = useContext(StatusOverridesContext);
  return useCallback(
    (status) => {
      const look = lookOf(status);
      return { ...look, tone: own[keyOf(status)]?.tone ?? look.tone };
    },
    [own],
  );
}

/** Puts statuses in the order of the house; those it says nothing of stay last, as they were. */
export function useStatusOrder(): <Status extends AnyStatus>(statuses: readonly Status[]) => Status[] {
  const own = useContext(StatusOverridesContext);
  return useCallback(
    (statuses) => {
      const placeOf = (status: AnyStatus): number => own[keyOf(status)]?.place ?? Number.MAX_SAFE_INTEGER;
      return statuses.toSorted((one, other) => placeOf(one) - placeOf(other));
    },
    [own],
  );
}
