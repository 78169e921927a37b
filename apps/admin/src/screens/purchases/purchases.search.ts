import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import { purchaseNeedStateValues } from '@selvedge/api-spec/values';

/** Filter of the page of needs, open ones by default; all of it is in the address. */
export interface NeedsFilter {
  keywords: string;
  supplierId: string;
  state: (typeof purchaseNeedStateValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all open needs. */
export function readNeedsFilter(search: string): NeedsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    supplierId: params.text('supplier'),
    state: params.oneOf('state', purchaseNeedStateValues) ?? 'OPEN',
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeNeedsFilter = ({ supplierId, ...rest }: NeedsFilter): string =>
  writeParams({ ...rest, supplier: supplierId }, { state: 'OPEN' });
