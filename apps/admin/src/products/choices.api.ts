import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';
import { rowsOf } from './categoryTree';

/** Converts choices of the server to options of a field. */
export const toOptions = (found: readonly { value: string; label: string }[]) =>
  found.map(({ value, label }) => ({ id: value, label }));

/** Query of the category tree as rows. */
export const categoriesQuery = queryOptions({
  queryKey: queryKey('categories'),
  queryFn: ({ signal }) => staff.get('/api/v1/categories', { signal, silent: true }),
  select: (tree) => {
    const list = rowsOf(tree);
    return { list, total: list.length };
  },
});

/** Suppliers to choose from. */
export const supplierOptionsQuery = queryOptions({
  queryKey: queryKey('suppliers', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/suppliers/options', { signal, silent: true }),
  select: toOptions,
});

/** Warehouses in which products are stored. */
export const warehouseOptionsQuery = queryOptions({
  queryKey: queryKey('products', 'values', {}),
  queryFn: ({ signal }) => staff.get('/api/v1/products/filters', { signal, silent: true }),
  select: ({ warehouses }) => toOptions(warehouses),
});
