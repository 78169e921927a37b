import type { components } from '../../api-spec/generated/types';

type SubOrder = components['schemas']['SubOrder'];

/** Order line of eight pieces of one size, half of them received. */
export const claimedLine: SubOrder['lines'][number] = {
  id: 'ol-7011',
  productId: 'p-1007',
  skuId: 's-1007-02',
  intlCode: '5700411288367',
  name: '绞花圆领毛衣',
  brandName: 'Halden',
  size: 'S',
  image: '/api/sp/common/picture/p-1007',
  color: '象牙白',
  askedQty: 8,
  confirmedQty: 8,
  shippedQty: 8,
  receivedQty: 4,
  lockedQty: 0,
  outOfStockQty: 0,
  priceCents: 12_800,
  discountCents: 0,
  lineCents: 102_400,
};

/** Open claim: one piece is faulty. */
const waiting: NonNullable<SubOrder['claims']>[number] = {
  id: 'cl-01',
  orderLineId: claimedLine.id,
  qty: 1,
  reason: 'DEFECT',
  note: '袖口脱线',
  photos: [],
  amountCents: 12_800,
  status: 'OPEN',
  createdAt: '2025-11-18T09:12:00Z',
  version: 1,
};

/** Received sub-order of one line with a claim of each status: open, settled, replaced, refused. */
export const claimedOrder = {
  id: 'so-073',
  subNo: 'O25112000317-03',
  orderId: 'o-07',
  listId: 'l-0077',
  listName: 'Halden 针织 香港仓清货',
  warehouseId: 'HK-01',
  confirmation: 'CONFIRMED',
  shipping: 'RECEIVED',
  cancelled: false,
  lines: [claimedLine],
  claimQty: 4,
  claims: [
    waiting,
    {
      ...waiting,
      id: 'cl-02',
      reason: 'SHORTAGE',
      note: '',
      status: 'SETTLED',
      settledCents: 6_400,
      settleNote: '外箱破损，按一件八折补偿',
    },
    { ...waiting, id: 'cl-03', status: 'REPLACED', settleNote: '今日补发一件' },
    { ...waiting, id: 'cl-04', status: 'REFUSED', settledCents: 0, settleNote: '已签收，签收人：前台' },
  ],
  totals: {
    qty: 8,
    goodsCents: 102_400,
    discountCents: 0,
    surchargeBp: 0,
    surchargeCents: 0,
    payableCents: 102_400,
    violations: [],
  },
  shipEstimate: '2025-11-10',
  receiveEstimate: '2025-11-17',
  shortageDiffCents: 0,
  actions: [],
  version: 6,
} satisfies SubOrder;
