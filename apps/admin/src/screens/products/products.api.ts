import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { staff } from '../../api/client';
import type { StaffOrderInput } from '../../api/schemas';
import type { Correction } from './correctionForm';
import { narrowing } from './products.search';
import type { ProductsFilter } from './products.search';

/** Products per page. */
const PRODUCTS_PER_PAGE = 50;

/** Query of one page of the merchant's products, last changed first unless sorted otherwise. */
export const productsQuery = (filter: ProductsFilter) =>
  queryOptions({
    queryKey: queryKey('products', 'merchant', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { sort, order, page } = filter;
      const query = {
        pageNum: page,
        pageSize: PRODUCTS_PER_PAGE,
        ...narrowing(filter),
        ...(sort && { sort, order }),
      };
      return staff.get('/api/v1/products/page', { query, signal, silent: true });
    },
  });

/** Query of the values of the filters, with the number of products that each has under the other filters. */
export const productValuesQuery = (filter: ProductsFilter) =>
  queryOptions({
    queryKey: queryKey('products', 'values', narrowing(filter)),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/products/filters', { query: narrowing(filter), signal, silent: true }),
  });

/** Movements per page. */
const MOVEMENTS_PER_PAGE = 20;

/** Query of the stock movements of a product, newest first. */
export const movementsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: queryKey('products', 'movements', id, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/products/{id}/movements', {
        path: { id },
        query: { pageNum: page, pageSize: MOVEMENTS_PER_PAGE },
        signal,
        silent: true,
      }),
  });

/** Corrects the stock; refusals are shown in the form. */
export async function correctStock(body: Correction, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/stock/corrections', { body, idempotencyKey, silent: true });
  void invalidate('products');
}

/** Changes many products together, all or none; refusals are shown in the form. */
export async function changeProducts(
  body: components['schemas']['ProductBatchInput'],
  idempotencyKey: string,
): Promise<void> {
  await staff.patch('/api/v1/products/batch', { body, idempotencyKey, silent: true });
  void invalidate('products');
}

/** Starts an export of the filtered products into a workbook, with a row for each size. */
export const exportProducts = (filter: ProductsFilter) =>
  staff.get('/api/v1/products/_export', { query: narrowing(filter), silent: true });

/** Returns the empty sheet of products to fill in. */
export const productTemplate = () => staff.get('/api/v1/products/template', {});

/** Sends a sheet of a supplier's products to be checked. */
export const sendProducts = (supplierId: string, file: File, idempotencyKey: string) =>
  staff.post('/api/v1/products/_import', {
    query: { supplierId },
    form: { file },
    idempotencyKey,
    silent: true,
  });

/** Creates an order of the selected products; it waits for the customer's confirmation. */
export const orderProducts = (body: StaffOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/products/orders', { body, idempotencyKey, silent: true });
