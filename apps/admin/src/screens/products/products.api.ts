import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { staff } from '../../api/client';
import type { StaffOrderInput } from '../../api/schemas';
import type { Correction } from './correctionForm';
import { narrowing } from './products.search';
import type { ProductsFilter } from './products.search';

/** Products on a page. */
export const PRODUCTS_PER_PAGE = 50;

/** A page of the goods of the house, last changed first unless sorted otherwise. */
export const productsQuery = (filter: ProductsFilter & { row: undefined }) =>
  queryOptions({
    queryKey: queryKey('products', 'house', filter),
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

/** Values to filter by, with how many products each has under the other filters. */
export const productValuesQuery = (filter: ProductsFilter) =>
  queryOptions({
    queryKey: queryKey('products', 'values', narrowing(filter)),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/products/filters', { query: narrowing(filter), signal, silent: true }),
  });

/** Movements on a page. */
export const MOVEMENTS_PER_PAGE = 20;

/** What moved of a product, newest first. */
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

/** Corrects what lies in the warehouse; what is refused is said in the form. */
export async function correctStock(body: Correction, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/stock/corrections', { body, idempotencyKey, silent: true });
  void invalidate('products');
}

/** Changes many products together, all or none; what is refused is said in the form. */
export async function changeProducts(
  body: components['schemas']['ProductBatchInput'],
  idempotencyKey: string,
): Promise<void> {
  await staff.patch('/api/v1/products/batch', { body, idempotencyKey, silent: true });
  void invalidate('products');
}

/** Starts to write what is shown into a workbook, a row for each size. */
export const exportProducts = (filter: ProductsFilter) =>
  staff.get('/api/v1/products/_export', { query: narrowing(filter), silent: true });

/** The empty sheet of products to fill in. */
export const productTemplate = () => staff.get('/api/v1/products/template', {});

/** Sends a sheet of products of a supplier to be checked. */
export const sendProducts = (supplierId: string, file: File, idempotencyKey: string) =>
  staff.post('/api/v1/products/_import', {
    query: { supplierId },
    form: { file },
    idempotencyKey,
    silent: true,
  });

/** Makes an order of ticked products; it waits for the customer to confirm it. */
export const orderProducts = (body: StaffOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/products/orders', { body, idempotencyKey, silent: true });
