import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import type { SubOrder } from '../../api/shapes';
import { Claims } from './Claims';

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
  askedQty: 4,
  confirmedQty: 4,
  shippedQty: 4,
  receivedQty: 2,
  lockedQty: 0,
  outOfStockQty: 0,
  priceCents: 12_800,
  discountCents: 0,
  lineCents: 51_200,
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
  claimQty: 1,
  claims: [
    claim,
    {
      ...claim,
      id: 'cl-02',
      reason: 'SHORTAGE',
      status: 'SETTLED',
      settledCents: 6_400,
      settleNote: 'Half price, agreed by phone',
      version: 2,
    },
  ],
  totals: {
    qty: 4,
    goodsCents: 51_200,
    discountCents: 0,
    surchargeBp: 0,
    surchargeCents: 0,
    payableCents: 51_200,
    violations: [],
  },
  shipEstimate: '2025-11-10',
  receiveEstimate: '2025-11-17',
  shortageDiffCents: 0,
  actions: [],
  version: 6,
};

const meta = {
  title: 'Back office/Claims of an order',
  component: Claims,
  tags: ['!autodocs'],
  parameters: {
    layout: 'padded',
    app: 'admin',
    at: '/procurement/detail/o-07',
    answers: { getUsersMe: 'root' },
  },
  args: { subs: [sub] },
} satisfies Meta<typeof Claims>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'M-T9 What waits can be settled, what is settled says how',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('答复：Half price, agreed by phone')).toBeVisible();
    await expect(canvas.getAllByText('袖口脱线')).toHaveLength(2);
    await expect(canvas.getByText('€128.00', { selector: 's' })).toBeVisible();
    await expect(canvas.getByText('Halden 绞花圆领毛衣 S，次品 1 件')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '处理' })).toHaveLength(1);
  },
};

export const Settled: Story = {
  name: 'X-A190 A claim is granted in part, with a word to the customer',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '处理' }));
    const dialog = within(await screen.findByRole('dialog', { name: '处理索赔' }));
    const amount = dialog.getByRole('textbox', { name: '补偿金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '999');
    await userEvent.click(dialog.getByRole('button', { name: '处理' }));
    await dialog.findByText('超出所涉货值');
    await userEvent.clear(amount);
    await userEvent.type(amount, '65');
    await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '外箱破损');
    await userEvent.click(dialog.getByRole('button', { name: '处理' }));
    await screen.findByText('保存成功');
  },
};

/** The settlement that was sent last. */
let sent: unknown;

export const Refused: Story = {
  name: 'X-A190 A claim is refused by name: no amount is asked, and the dialog says which goods it is about',
  beforeEach: () =>
    answerSome(async (request, others) => {
      if (request.method === 'PUT') sent = await request.clone().json();
      return others();
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '处理' }));
    const dialog = within(await screen.findByRole('dialog', { name: '处理索赔' }));
    await expect(dialog.getByText('Halden 绞花圆领毛衣 S，次品 1 件')).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: '补偿金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await userEvent.click(dialog.getByRole('button', { name: '处理' }));
    await dialog.findByText('请填写大于 0 的金额');
    await userEvent.click(dialog.getByRole('radio', { name: '不予补偿' }));
    await expect(dialog.queryByRole('textbox', { name: '补偿金额' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '签收时外箱完好');
    await userEvent.click(dialog.getByRole('button', { name: '处理' }));
    await screen.findByText('保存成功');
    await expect(sent).toMatchObject({ settledCents: 0, isReplaced: false });
  },
};

export const SentAgain: Story = {
  name: 'X-A190 E-40902 The pieces of a claim are sent again; without stock it says so and keeps what was typed',
  parameters: { answers: { putClaimsByIdSettle: 'error40902' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '处理' }));
    const dialog = within(await screen.findByRole('dialog', { name: '处理索赔' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: '补偿金额' }));
    await userEvent.click(dialog.getByRole('radio', { name: '补发货品，立即出库' }));
    await expect(dialog.queryByRole('textbox', { name: '补偿金额' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '今日补发');
    await userEvent.click(dialog.getByRole('button', { name: '处理' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '答复' })).toHaveValue('今日补发');
  },
};
