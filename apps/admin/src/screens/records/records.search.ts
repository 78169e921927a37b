import { pageIn } from '@selvedge/app-shell/listing/pageIn';
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
  const query = new URLSearchParams(search);
  return {
    keywords: query.get('keywords') ?? '',
    operator: query.get('operator') ?? '',
    module: MODULES.find((one) => one === query.get('module')),
    operatorType: OPERATORS.find((one) => one === query.get('operatorType')),
    time: QUICK_RANGES.find((one) => one === query.get('time')),
    page: pageIn(query),
    row: query.get('row') ?? undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeRecordsFilter({ page, ...rest }: RecordsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
