import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { SuppliersFilter } from './suppliers.search';

export type SupplierInput = components['schemas']['SupplierInput'];

/** Suppliers per page. */
const SUPPLIERS_PER_PAGE = 20;

const narrowing = ({ keywords, status }: SuppliersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(status ? { status } : {}),
});

/** Query of one page of suppliers, by name unless sorted otherwise. */
export const suppliersQuery = (filter: SuppliersFilter) =>
  queryOptions({
    queryKey: queryKey('suppliers', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { sort, order, page } = filter;
      const sorted = sort ? { sort, order } : {};
      const query = { pageNum: page, pageSize: SUPPLIERS_PER_PAGE, ...narrowing(filter), ...sorted };
      return staff.get('/api/v1/suppliers/page', { query, signal, silent: true });
    },
  });

/** Query of all fields of one supplier, with bank details and the version to send back. */
export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('suppliers', 'form', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/suppliers/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Creates a supplier. */
export async function addSupplier(body: SupplierInput, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/suppliers', { body, idempotencyKey, silent: true });
  void invalidate('suppliers');
}

/** Saves all fields of a supplier. */
export async function saveSupplier(id: string, body: SupplierInput): Promise<void> {
  await staff.put('/api/v1/suppliers/{id}', { path: { id }, body, silent: true });
  void invalidate('suppliers', 'purchases');
}

/** Deletes a supplier that nothing names. */
export async function deleteSupplier(id: string): Promise<void> {
  await staff.delete('/api/v1/suppliers/{id}', { path: { id }, silent: true });
  void invalidate('suppliers');
}

/** Returns the suppliers that match the filter as a sheet. */
export const exportSuppliers = (filter: SuppliersFilter): Promise<Blob> =>
  staff.get('/api/v1/suppliers/_export', { query: narrowing(filter) });

/** Sends a sheet of suppliers to be checked. */
export const sendSuppliers = (file: File, idempotencyKey: string) =>
  staff.post('/api/v1/suppliers/_import', { form: { file }, idempotencyKey, silent: true });
