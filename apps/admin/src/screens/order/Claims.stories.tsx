import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { claimedOrder } from '../../../../../.storybook/screens/claimedOrder';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { Claims } from './Claims';

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
  args: { subs: [claimedOrder] },
} satisfies Meta<typeof Claims>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'M-T9 What waits can be settled, what is settled says how',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('答复：外箱破损，按一件八折补偿')).toBeVisible();
    await expect(canvas.getAllByText('袖口脱线')).toHaveLength(3);
    await expect(canvas.getAllByText('€128.00', { selector: 's' })).toHaveLength(3);
    await expect(canvas.getAllByText('Halden 绞花圆领毛衣 S，次品 1 件')).toHaveLength(3);
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

/** Request body of the last settlement. */
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
