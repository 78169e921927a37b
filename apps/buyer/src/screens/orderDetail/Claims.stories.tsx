import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SubOrder } from '../../api/shapes';
import { Claims } from './Claims';
import { orderPage } from './orderPage';

const line: SubOrder['lines'][number] = {
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

const claim: NonNullable<SubOrder['claims']>[number] = {
  id: 'cl-01',
  orderLineId: line.id,
  qty: 1,
  reason: 'DEFECT',
  note: '袖口脱线',
  photos: [],
  amountCents: 12_800,
  status: 'OPEN',
  createdAt: '2025-11-18T09:12:00Z',
  version: 1,
};

const sub: SubOrder = {
  id: 'so-073',
  subNo: 'O25112000317-03',
  orderId: 'o-07',
  listId: 'l-0077',
  listName: 'Halden 针织 香港仓清货',
  warehouseId: 'HK-01',
  confirmation: 'CONFIRMED',
  shipping: 'RECEIVED',
  cancelled: false,
  lines: [line],
  claimQty: 4,
  claims: [
    claim,
    {
      ...claim,
      id: 'cl-02',
      reason: 'SHORTAGE',
      note: '',
      status: 'SETTLED',
      settledCents: 6400,
      settleNote: '半价补偿，已电话确认',
    },
    { ...claim, id: 'cl-03', status: 'REPLACED', settleNote: '今日补发' },
    { ...claim, id: 'cl-04', status: 'REFUSED', settledCents: 0, settleNote: '签收时外箱完好' },
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
};

const meta = {
  title: 'Buyer/Claims of an order',
  component: Claims,
  tags: ['!autodocs'],
  parameters: { ...orderPage, layout: 'padded' },
  args: { sub },
} satisfies Meta<typeof Claims>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'M-T9 X-A190 Each claim keeps what the customer wrote beside the reply, and what was claimed beside what was granted',
  play: async ({ canvas }) => {
    for (const word of ['待平台核对', '已记入团队余额', '已补发', '未认可'])
      await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getAllByText('袖口脱线')).toHaveLength(3);
    await expect(canvas.getByText('答复：半价补偿，已电话确认')).toBeVisible();
    await expect(canvas.getByText('€64.00')).toBeVisible();
    await expect(canvas.getByText('€0.00')).toBeVisible();
    await expect(canvas.getAllByText('€128.00', { selector: 's' })).toHaveLength(3);
  },
};
