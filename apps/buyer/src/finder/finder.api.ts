import type { Found, FoundKind } from '@selvedge/app-shell/finder/found';
import { buyer } from '../api/client';
import { productHref } from '../trade/productLink';

/** Kinds of records that the finder searches, besides the pages of the app. */
export const foundKinds: readonly FoundKind[] = [
  {
    id: 'lists',
    listPath: '/products/list',
    find: async (query, signal) => {
      const { list, total } = await buyer.get('/api/sp/front/list/page', { query, signal, silent: true });
      const first = list.map(({ id, name, deliveryMethod }): Found => ({
        href: `/products/detail/${encodeURIComponent(id)}`,
        label: name,
        note: (t) => t(`dictionaries:delivery_method.${deliveryMethod}`),
      }));
      return { first, total };
    },
  },
  {
    id: 'orders',
    listPath: '/procurement/order',
    find: async (query, signal) => {
      const { list, total } = await buyer.get('/api/sp/front/order/page', { query, signal, silent: true });
      const first = list.map(({ id, orderNo, consignee }) => ({
        href: `/procurement/detail/${encodeURIComponent(id)}`,
        label: orderNo,
        note: consignee,
      }));
      return { first, total };
    },
  },
  {
    id: 'goods',
    listPath: '/product/list',
    find: async (query, signal) => {
      const { list, total } = await buyer.get('/api/sp/front/product/page', { query, signal, silent: true });
      const first = list.map(({ id, listId, brandName, name, intlCode }) => ({
        href: productHref(id, listId),
        label: `${brandName} ${name}`,
        note: intlCode,
      }));
      return { first, total };
    },
  },
];
