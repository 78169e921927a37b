import type { FoundKind } from '@selvedge/app-kit/finder/found';
import { buyer } from '../api/client';
import { productHref } from '../trade/productLink';

/** What is found by its words, besides the places of the app. */
export const foundKinds: readonly FoundKind[] = [
  {
    id: 'lists',
    find: async (query, signal) => {
      const { list } = await buyer.get('/api/sp/front/list/page', { query, signal, silent: true });
      return list.map(({ id, name }) => ({
        href: `/products/detail/${encodeURIComponent(id)}`,
        label: name,
        note: id,
      }));
    },
  },
  {
    id: 'orders',
    find: async (query, signal) => {
      const { list } = await buyer.get('/api/sp/front/order/page', { query, signal, silent: true });
      return list.map(({ id, orderNo, consignee }) => ({
        href: `/procurement/detail/${encodeURIComponent(id)}`,
        label: orderNo,
        note: consignee,
      }));
    },
  },
  {
    id: 'goods',
    find: async (query, signal) => {
      const { list } = await buyer.get('/api/sp/front/product/page', { query, signal, silent: true });
      return list.map(({ id, listId, brandName, name, intlCode }) => ({
        href: productHref(id, listId),
        label: `${brandName} ${name}`,
        note: intlCode,
      }));
    },
  },
];
