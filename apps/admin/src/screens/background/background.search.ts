import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { components } from '@selvedge/api-spec/types';

/** State of background work. */
export type BackgroundState = components['schemas']['BackgroundState'];
/** Kind of background work. */
export type BackgroundKind = components['schemas']['BackgroundKind'];

/** Returns all values of a type in the order in which they are written. */
const keysOf = <Value extends string>(values: Record<Value, true>) => Object.keys(values) as Value[];

/** States as filters, those that need attention first. */
export const STATES = keysOf<BackgroundState>({ FAILED: true, EXPIRED: true, WAITING: true, SENT: true });
/** Kinds as filters: messages, then jobs. */
export const KINDS = keysOf<BackgroundKind>({
  CODE: true,
  KNOWN_ACCOUNT: true,
  CONTACT_CHANGED: true,
  NOTICES: true,
  IMPORTS: true,
  AUTO_COMPLETION: true,
  LOCK_NOTICES: true,
  RATES: true,
  EXPORT: true,
  SWEEP: true,
  OTHER: true,
});

/** Filter of the list of background work; all of it is in the address. */
export interface BackgroundFilter extends DaySpan {
  keywords: string;
  state?: BackgroundState;
  kind?: BackgroundKind;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all rows. */
export function readBackgroundFilter(search: string): BackgroundFilter {
  const params = readParams(search);
  return {
    ...readDays(params.query),
    keywords: params.text('keywords').trim(),
    state: params.oneOf('state', STATES),
    kind: params.oneOf('kind', KINDS),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeBackgroundFilter = (filter: BackgroundFilter): string => writeParams(filter);
