import { HOUR_MS } from '@selvedge/domain/constants';
import type { cartLines, draftLines, drafts } from '../db/schema/cart';
import type { notices } from '../db/schema/notices';
import type { DemoProduct } from './products';
import type { DemoList } from './lists';
import type { DemoOrders } from './orders';

/** Cart of `demo`, by international code, size and pieces: the thirty pieces of the screen designs. */
const IN_CART: ReadonlyArray<readonly [code: string, size: string, qty: number]> = [
  ['8051234567892', '38', 1],
  ['8051234567892', '40', 2],
  ['8051234570144', 'OS', 2],
  ['4893210077513', 'OS', 6],
  ['8052100344685', '39', 1],
  ['8052100344685', '40', 2],
  ['8052100344685', '41', 1],
  ['8052100344753', '38', 1],
  ['8052100344753', '39', 1],
  ['5700411288367', 'S', 2],
  ['5700411288367', 'M', 3],
  ['4893210082395', 'OS', 8],
];

/** Carts of two other buyers, for which staff can order. */
const OF_OTHERS = [
  [
    'by-lijiayi',
    [
      ['8052100344753', '38', 1],
      ['4893210082395', 'OS', 2],
    ],
  ],
  [
    'by-cheung',
    [
      ['8052100344753', '39', 1],
      ['4893210082395', 'OS', 3],
    ],
  ],
] as const;

/** Makes the carts of `demo` and two others, on the first list. */
export function makeCarts(
  products: readonly DemoProduct[],
  list: DemoList,
  now: Date,
): Array<typeof cartLines.$inferInsert> {
  const wanted = [['by-demo', IN_CART] as const, ...OF_OTHERS].flatMap(([buyerId, lines]) =>
    lines.map(([code, size, qty]) => ({ buyerId, code, size, qty })),
  );
  return wanted.map(({ buyerId, code, size, qty }, index) => {
    const product = products.find(({ row }) => row.intlCode === code);
    const sku = product?.skus.find((each) => each.size === size);
    const price = list.items.find(({ productId }) => productId === product?.row.id)?.priceCents;
    if (product === undefined || sku === undefined || typeof price !== 'number')
      throw new Error(`no ${code} ${size}`);
    const at = new Date(now.getTime() - (30 - index) * HOUR_MS);
    return {
      id: `cart-${String(index + 1).padStart(3, '0')}`,
      buyerId,
      listId: list.row.id,
      productId: product.row.id,
      skuId: sku.id,
      qty,
      priceCents: price,
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** Makes two drafts of `demo`, one of them shared with the team. */
export function makeDrafts(products: readonly DemoProduct[], list: DemoList, now: Date) {
  const rows: Array<typeof drafts.$inferInsert> = [
    { title: '米兰第二批 补货', shared: true, hours: 20 },
    { title: '圣诞橱窗备选', shared: false, hours: 70 },
  ].map(({ title, shared, hours }, index) => ({
    id: `draft-${index + 1}`,
    ownerId: 'by-demo',
    teamId: 'team-hanhai',
    title,
    shared,
    updatedBy: '林知夏',
    createdAt: new Date(now.getTime() - (hours + 5) * HOUR_MS),
    updatedAt: new Date(now.getTime() - hours * HOUR_MS),
  }));
  const orderable = products.filter(({ featured, row }) => featured && row.wholesalePriceCents !== null);
  const lines: Array<typeof draftLines.$inferInsert> = rows.flatMap(({ id }, draft) =>
    orderable.slice(draft * 3, draft * 3 + 4).flatMap((product, index) => {
      const sku = product.skus[Math.floor(product.skus.length / 2)];
      return sku
        ? [
            {
              draftId: id,
              position: index + 1,
              productId: product.row.id,
              skuId: sku.id,
              listId: list.row.id,
              qty: 3,
            },
          ]
        : [];
    }),
  );
  return { rows, lines };
}

/** Makes notices of `demo` and of the salesperson, the newest unread. */
export function makeNotices(made: DemoOrders, now: Date): Array<typeof notices.$inferInsert> {
  const offered = made.subOrders.filter(
    ({ confirmation, cancelled }) => !cancelled && confirmation === 'RECEIPT_PENDING',
  );
  const order = made.orders.find(
    ({ id, buyerId }) => buyerId === 'by-demo' && offered.some(({ orderId }) => orderId === id),
  );
  const fresh = made.orders.find(({ flow, buyerId }) => flow === 'TO_BE_CONFIRMED' && buyerId === 'by-demo');
  const entry = (
    owner: 'buyer' | 'staff',
    number: number,
    hoursAgo: number,
    read: boolean,
    type: 'ORDER' | 'LIST' | 'SYSTEM',
    title: string,
    text: string,
    link: string | null,
  ) => ({
    id: `notice-${owner}-${number}`,
    ownerKind: owner,
    ownerId: owner === 'buyer' ? 'by-demo' : 'st-sales',
    type,
    title,
    text,
    link,
    readAt: read ? new Date(now.getTime() - (hoursAgo - 1) * HOUR_MS) : null,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
  });
  return [
    entry(
      'buyer',
      1,
      3,
      false,
      'ORDER',
      '回执待确认',
      `订单 ${order?.orderNo ?? ''} 的供应商回执已到，请确认。`,
      order ? `/procurement/detail/${order.id}` : null,
    ),
    entry('buyer', 2, 20, false, 'LIST', 'MI-02 盘点', '米兰仓本周日 08:00 至 14:00 盘点，暂停出库。', null),
    entry(
      'buyer',
      3,
      44,
      false,
      'SYSTEM',
      'SS26 期货开放预订',
      '定金 30%，三月起分批到港。',
      '/products/list',
    ),
    entry('buyer', 4, 90, true, 'SYSTEM', '汇率已更新', '€1 = ¥7.8425 = HK$8.4710', null),
    entry(
      'staff',
      1,
      5,
      false,
      'ORDER',
      '新询价单',
      `客户 林知夏 提交了订单 ${fresh?.orderNo ?? ''}。`,
      fresh ? `/procurement/detail/${fresh.id}` : null,
    ),
  ];
}
