import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../css/tone';

/** A merchant's replacement for the name and look of a status. */
export interface StatusOverride {
  word: string;
  /** Colour of the status; the glyph stays, since a shape means the same everywhere. */
  tone?: StatusTone;
  /** Position in its family where statuses are listed for selection. */
  place?: number;
}

/** Overrides by family and code, such as `payment.PAID`, in the language in force. */
type Overrides = Readonly<Record<string, StatusOverride>>;

/** Props of {@link StatusOverrides}. */
export interface StatusOverridesProps {
  statuses: Overrides;
  children: ReactNode;
}

const OverridesContext = createContext<Overrides>({});

/**
 * Provides the merchant's names, colours and order of statuses to the components inside. It is apart from the statuses, which a page may
 * not show.
 */
export function StatusOverrides({ statuses, children }: StatusOverridesProps) {
  return <OverridesContext value={statuses}>{children}</OverridesContext>;
}

/** Returns the overrides in force. */
export function useStatusOverrides(): Overrides {
  return useContext(OverridesContext);
}
