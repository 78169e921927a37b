import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import type { FoundKind } from '@selvedge/app-shell/finder/found';
import { staff } from '../api/client';

/** Kind of search results with the permission to read them. */
interface OfficeKind extends FoundKind {
  perm: StaffPerm;
}

/** Kinds of search results besides the pages, each with its permission. */
export const foundKinds: readonly OfficeKind[] = [
  {
    id: 'orders',
    listPath: '/procurement/order',
    perm: 'biz:order:query',
    find: async (query, signal) => {
      const { list, total } = await staff.get('/api/v1/orders/page', { query, signal, silent: true });
      const first = list.map(({ id, orderNo, consignee }) => ({
        href: `/procurement/detail/${encodeURIComponent(id)}`,
        label: orderNo,
        note: consignee,
      }));
      return { first, total };
    },
  },
  {
    id: 'customers',
    listPath: '/customers/customer',
    perm: 'biz:customer:query',
    find: async (query, signal) => {
      const { list, total } = await staff.get('/api/v1/customers/page', { query, signal, silent: true });
      const first = list.map(({ nickname, companyName, username }) => ({
        href: `/customers/customer?keywords=${encodeURIComponent(username)}`,
        label: companyName || nickname,
        note: username,
      }));
      return { first, total };
    },
  },
  {
    id: 'goods',
    listPath: '/goods/product',
    perm: 'biz:product:query',
    find: async (query, signal) => {
      const { list, total } = await staff.get('/api/v1/products/page', { query, signal, silent: true });
      const first = list.map(({ id, brandName, name, intlCode }) => ({
        href: `/goods/product?keywords=${encodeURIComponent(intlCode)}&row=${encodeURIComponent(id)}`,
        label: `${brandName} ${name}`,
        note: intlCode,
      }));
      return { first, total };
    },
  },
];
