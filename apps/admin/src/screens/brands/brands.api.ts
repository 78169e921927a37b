import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { BrandsFilter } from './brands.search';

type Input = components['schemas']['BrandInput'];

/** Brands per page. */
const BRANDS_PER_PAGE = 50;

/** Query of one page of brands, in the merchant's order unless sorted otherwise. */
export const brandsQuery = ({ keywords, hot, sort, order, page }: BrandsFilter) =>
  queryOptions({
    queryKey: queryKey('brands', 'page', keywords, hot, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: BRANDS_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(hot ? { hot: hot === 'yes' } : {}),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/brands/page', { query, signal, silent: true });
    },
  });

/** Query of one brand for its form. */
export const brandQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('brands', 'form', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/brands/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Creates a brand. */
export async function addBrand(body: Input, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/brands', { body, idempotencyKey, silent: true });
  void invalidate('brands');
}

/** Saves all fields of a brand; its name and logo change on every product at once. */
export async function saveBrand(id: string, body: Input): Promise<void> {
  await staff.put('/api/v1/brands/{id}', { path: { id }, body, silent: true });
  void invalidate('brands', 'products');
}

/** Deletes a brand; rejects with 40912 and the products that have it. */
export async function deleteBrand(id: string): Promise<void> {
  await staff.delete('/api/v1/brands/{id}', { path: { id }, silent: true });
  void invalidate('brands');
}
