import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { CustomersFilter } from './customers.search';

type Schemas = components['schemas'];
export type CustomerInput = Schemas['CustomerInput'];
export type CustomerUpdate = Schemas['CustomerUpdate'];
export type CustomerStep = Schemas['CustomerStep'];
/** Response with a first password, which is shown only once. */
export type NewCustomer = Schemas['NewUser'];

/** Customers per page. */
const CUSTOMERS_PER_PAGE = 20;

const narrowing = ({ keywords, identityType, confirmed, status, sort, order }: CustomersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(identityType ? { identityType } : {}),
  ...(confirmed ? { identityConfirmed: confirmed === 'true' } : {}),
  ...(status ? { status } : {}),
  ...(sort ? { sort, order } : {}),
});

/** Query of one page of customers for a filter, newest first unless sorted otherwise. */
export const customersQuery = (filter: CustomersFilter) =>
  queryOptions({
    queryKey: queryKey('customers', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/customers/page', {
        query: { pageNum: filter.page, pageSize: CUSTOMERS_PER_PAGE, ...narrowing(filter) },
        signal,
        silent: true,
      }),
  });

/** Query of all fields of one customer, with the version to send back. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('customers', 'one', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/customers/{id}', { path: { id }, signal, silent: true }),
  });

/** Creates a customer; returns the first password. */
export async function addCustomer(body: CustomerInput, idempotencyKey: string): Promise<NewCustomer> {
  const made = await staff.post('/api/v1/customers', { body, idempotencyKey, silent: true });
  void invalidate('customers');
  return made;
}

/** Saves all fields of a customer. */
export async function saveCustomer(id: string, body: CustomerUpdate): Promise<void> {
  await staff.put('/api/v1/customers/{id}', { path: { id }, body, silent: true });
  void invalidate('customers');
}

/** Changes the phone number of a customer. */
export async function changePhone(id: string, body: Schemas['CustomerPhoneInput']): Promise<void> {
  await staff.patch('/api/v1/customers/{id}/phone', { path: { id }, body, silent: true });
  void invalidate('customers');
}

/** Runs one action for several customers; returns those for whom it failed. */
export async function stepForCustomers(body: Schemas['CustomerBatchInput']) {
  try {
    return await staff.put('/api/v1/customers/batch', { body });
  } finally {
    void invalidate('customers');
  }
}
