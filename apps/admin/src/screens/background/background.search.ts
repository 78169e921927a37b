import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';
import type { components } from '@selvedge/api-spec/types';

/** State of background work. */
export type BackgroundState = components['schemas']['BackgroundState'];
/** Kind of background work. */
export type BackgroundKind = components['schemas']['BackgroundKind'];

/** States as filters, those that need attention first. */
export const STATES = ['FAILED', 'EXPIRED', 'WAITING', 'SENT'] as const satisfies readonly BackgroundState[];
/** Kinds as filters: messages, then jobs. */
export const KINDS = [
  'CODE',
  'KNOWN_ACCOUNT',
  'CONTACT_CHANGED',
  'NOTICES',
  'IMPORTS',
  'AUTO_COMPLETION',
  'LOCK_NOTICES',
  'RATES',
  'EXPORT',
  'SWEEP',
  'OTHER',
] as const satisfies readonly BackgroundKind[];

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
