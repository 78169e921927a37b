import { settleRange } from '@selvedge/app-shell/listing/days';
import { dayRange, listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { logModuleValues, operatorTypeValues } from '@selvedge/api-spec/values';

/** Filter of the operation records; `row` is the record that is open beside the list. */
export const recordsSearch = listSearch(
  {
    operator: text,
    module: oneOf(logModuleValues),
    operatorType: oneOf(operatorTypeValues),
    ...dayRange,
    row: text,
  },
  { settle: settleRange },
);
export type RecordsFilter = FilterOf<typeof recordsSearch>;
