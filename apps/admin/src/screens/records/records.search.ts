import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { components } from '@selvedge/api-spec/types';
import { logModuleValues, operatorTypeValues } from '@selvedge/api-spec/values';
import { QUICK_RANGES } from '@selvedge/domain/time/dates';
import type { QuickRange } from '@selvedge/domain/time/dates';

type Schemas = components['schemas'];

/** Filter of the operation records; all of it is in the address. */
export interface RecordsFilter {
  keywords: string;
  operator: string;
  module?: Schemas['LogModule'];
  operatorType?: Schemas['OperatorType'];
  time?: QuickRange;
  page: number;
  /** Id of the open record. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to all records. */
export function readRecordsFilter(search: string): RecordsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    operator: params.text('operator'),
    module: params.oneOf('module', logModuleValues),
    operatorType: params.oneOf('operatorType', operatorTypeValues),
    time: params.oneOf('time', QUICK_RANGES),
    page: params.page,
    row: params.text('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeRecordsFilter = (filter: RecordsFilter): string => writeParams(filter);
