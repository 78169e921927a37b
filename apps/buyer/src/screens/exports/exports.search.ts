import { readDays } from '@selvedge/app-shell/listing/days';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';
import type { ExportsFilter } from '../../exports/exports.api';

const LONGEST = 100;

/** Reads the filter from the query inside the hash; malformed parts are ignored. */
export function readExportsFilter(search: string): ExportsFilter {
  const query = new URLSearchParams(search);
  return {
    ...readDays(query),
    keywords: query.get('keywords')?.trim().slice(0, LONGEST) ?? '',
    page: pageIn(query),
  };
}

/** Returns the address from which `readExportsFilter` reads this filter, without its page. */
export function exportsHref({ keywords, from, to }: Omit<ExportsFilter, 'page'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ keywords, from, to })) if (value) query.set(name, value);
  return query.size === 0 ? '/mine/exports' : `/mine/exports?${query.toString()}`;
}
