import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';
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
  const query = new URLSearchParams(search);
  return {
    ...readDays(query),
    keywords: query.get('keywords')?.trim() ?? '',
    state: STATES.find((one) => one === query.get('state')),
    kind: KINDS.find((one) => one === query.get('kind')),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeBackgroundFilter({ page, ...filters }: BackgroundFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
