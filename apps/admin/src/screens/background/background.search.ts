import { days, listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { backgroundKindValues, backgroundStateValues } from '@selvedge/api-spec/values';

/** Filter of the list of background work, with the days of its creation. */
export const backgroundSearch = listSearch({
  ...days,
  state: oneOf(backgroundStateValues),
  kind: oneOf(backgroundKindValues),
});
export type BackgroundFilter = FilterOf<typeof backgroundSearch>;
