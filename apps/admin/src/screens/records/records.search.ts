import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { logModuleValues, operatorTypeValues } from '@selvedge/api-spec/values';
import { QUICK_RANGES } from '@selvedge/domain/time/dates';

/** Filter of the operation records; `row` is the record that is open beside the list. */
export const recordsSearch = listSearch({
  operator: text,
  module: oneOf(logModuleValues),
  operatorType: oneOf(operatorTypeValues),
  time: oneOf(QUICK_RANGES),
  row: text,
});
export type RecordsFilter = FilterOf<typeof recordsSearch>;
