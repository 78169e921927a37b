import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SplitDelivery } from './SplitDelivery';
import type { InquiryItem } from './inquiry.lines';

const item = (listId: string, qty: number): InquiryItem => ({
  key: `${listId}/s-1`,
  skuId: 's-1',
  productId: 'p-1',
  listId,
  qty,
  priceCents: 41_250,
  brandName: 'Maison Orsel',
  name: '双排扣羊绒大衣',
  color: '驼色',
  size: '38',
  intlCode: '8051234567892',
  image: null,
});

const meta = {
  title: 'Buyer/Inquiry/Split',
  component: SplitDelivery,
  tags: ['!autodocs'],
  parameters: { app: 'buyer', at: '/procurement/inquiry' },
  args: {
    deliveries: [
      { method: 'MAINLAND', kind: 'SPOT', items: [item('l-1', 12)] },
      { method: 'OVERSEAS', kind: 'SPOT', items: [item('l-2', 3), item('l-3', 1)] },
      { method: 'OVERSEAS', kind: 'FUTURES', items: [item('l-4', 40)] },
    ],
    isPending: false,
    isDisabled: false,
    onSplit: fn(),
  },
} satisfies Meta<typeof SplitDelivery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'R-2.27 R-3.19 What each draft will hold is said before the inquiry is split',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '按交付拆分' }));
    const dialog = await screen.findByRole('alertdialog', { name: '拆成 3 份草稿？' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(dialog).getByText('海外 期货')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '拆分' }));
    await expect(args.onSplit).toHaveBeenCalledOnce();
  },
};

/** The inquiry cannot be split while it is being sent or waits for the leader. */
export const Held: Story = { args: { isDisabled: true } };
