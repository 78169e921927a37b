import { settleRange } from '@selvedge/app-shell/listing/days';
import { dayRange, listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { backgroundKindValues, backgroundStateValues } from '@selvedge/api-spec/values';

/** Filter of the list of background work, with the days of its creation. */
export const backgroundSearch = listSearch(
  { ...dayRange, state: oneOf(backgroundStateValues), kind: oneOf(backgroundKindValues) },
  { settle: settleRange },
);
export type BackgroundFilter = FilterOf<typeof backgroundSearch>;
