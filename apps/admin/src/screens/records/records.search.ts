import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { components } from '@selvedge/api-spec/types';
import { QUICK_RANGES } from '@selvedge/domain/time/dates';
import type { QuickRange } from '@selvedge/domain/time/dates';

type Schemas = components['schemas'];

/** Modules as filters, in the order of the menu. */
export const MODULES = [
  'ORDER',
  'PRODUCT',
  'LIST',
  'CUSTOMER',
  'TEAM',
  'SUPPLIER',
  'PURCHASE',
  'SHIPMENT',
  'PAYMENT',
  'SYSTEM',
] as const satisfies readonly Schemas['LogModule'][];
/** Kinds of operators, as filters. */
export const OPERATORS = ['STAFF', 'BUYER', 'SYSTEM'] as const satisfies readonly Schemas['OperatorType'][];

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
    module: params.oneOf('module', MODULES),
    operatorType: params.oneOf('operatorType', OPERATORS),
    time: params.oneOf('time', QUICK_RANGES),
    page: params.page,
    row: params.text('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeRecordsFilter = (filter: RecordsFilter): string => writeParams(filter);
