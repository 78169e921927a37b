import { readDays } from '@selvedge/app-shell/listing/days';
import type { DaySpan } from '@selvedge/app-shell/listing/days';
import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import { backgroundKindValues, backgroundStateValues } from '@selvedge/api-spec/values';
import type { BackgroundWork } from '../../api/schemas';

/** Filter of the list of background work; all of it is in the address. */
export interface BackgroundFilter extends DaySpan {
  keywords: string;
  state?: BackgroundWork['state'];
  kind?: BackgroundWork['kind'];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all rows. */
export function readBackgroundFilter(search: string): BackgroundFilter {
  const params = readParams(search);
  return {
    ...readDays(params.query),
    keywords: params.text('keywords').trim(),
    state: params.oneOf('state', backgroundStateValues),
    kind: params.oneOf('kind', backgroundKindValues),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeBackgroundFilter = (filter: BackgroundFilter): string => writeParams(filter);
