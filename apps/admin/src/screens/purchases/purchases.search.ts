import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { purchaseNeedStateValues } from '@selvedge/api-spec/values';

/** Filter of the page of needs, open ones unless the address names other ones. */
export const needsSearch = listSearch({ supplier: text, state: oneOf(purchaseNeedStateValues, 'OPEN') });
export type NeedsFilter = FilterOf<typeof needsSearch>;
