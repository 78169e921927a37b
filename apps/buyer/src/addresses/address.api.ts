import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { buyer } from '../api/client';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { Address } from '../api/schemas';

export type AddressInput = components['schemas']['AddressInput'];
export type AreaType = components['schemas']['AreaType'];
export type Region = components['schemas']['Region'];

/** Query of the saved addresses, with the number that may still be saved. */
export const addressesQuery = queryOptions({
  queryKey: queryKey('addresses'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/user/address/list', {
      query: { pageSize: PAGE_SIZE_MAX },
      signal,
      silent: true,
    }),
});

/** Query of the regions of an area, from the widest down; they change with a release only. */
export const regionsQuery = (areaType: AreaType) =>
  queryOptions({
    queryKey: queryKey('regions', areaType),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/common/region/tree', { query: { areaType }, signal, silent: true }),
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });

/** Saves a new or a changed address. */
export async function saveAddress(address: AddressInput): Promise<Address> {
  const saved = await buyer.post('/api/sp/front/user/address/edit', { body: address, silent: true });
  await refresh();
  return saved;
}

/** Deletes an address; orders keep their own copy. */
export async function deleteAddress(id: string): Promise<void> {
  await buyer.post('/api/sp/front/user/address/del', { body: { id }, silent: true });
  await refresh();
}

/** Makes an address the default one. */
export async function setDefaultAddress(id: string): Promise<void> {
  await buyer.post('/api/sp/front/user/address/default/set', { body: { id } });
  await refresh();
}
