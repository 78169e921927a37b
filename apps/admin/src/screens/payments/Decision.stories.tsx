import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { StaffPayment } from '../../api/schemas';
import { Decision } from './Decision';

/** Proof of 1,100 € for an order of which 300 € are open: a part of it was cancelled while the transfer was under way. */
const payment: StaffPayment = {
  id: 'pay-1',
  orderId: 'o-1',
  method: 'OFFLINE_TRANSFER',
  amountCents: 110_000,
  currency: 'EUR',
  paidAt: '2025-11-19T16:00:00Z',
  proofFiles: [],
  status: 'PROOF_SUBMITTED',
  senderName: '王诗涵',
  senderType: 'BUYER',
  ownUpload: false,
  order: {
    id: 'o-1',
    orderNo: 'O25111900276',
    kind: 'SPOT',
    status: 'IN_PROGRESS',
    flow: 'TO_BE_PAID',
    paymentStatus: 'PROOF_SUBMITTED',
    customerId: 'by-wangshihan',
    companyName: '北岸直播',
    teamName: '北岸直播',
    ordererNickname: '王诗涵',
    payableCents: 30_000,
    paidCents: 0,
    openCents: 30_000,
    refundableCents: 0,
  },
  actions: ['acceptPayment', 'rejectPayment'],
  createdAt: '2025-11-19T21:40:00Z',
  version: 1,
};

const meta = {
  title: 'Back office/Payments/Decision',
  component: Decision,
  tags: ['!autodocs'],
  parameters: { app: 'admin', at: '/money/payments' },
  args: { payment, onDecided: fn() },
} satisfies Meta<typeof Decision>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveOpen: Story = {
  name: 'M-T6 What came is accepted whole, also beyond what is open',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '实到金额' });
    await expect(field).toHaveValue('1100.00');
    await expect(field).toHaveAccessibleDescription(/核收超出部分记入团队余额/);
    await userEvent.clear(field);
    await userEvent.type(field, '1100.01');
    await userEvent.click(canvas.getByRole('button', { name: '核收' }));
    await canvas.findByText('超出可填金额');
    await userEvent.clear(field);
    await userEvent.type(field, '1100');
    await userEvent.click(canvas.getByRole('button', { name: '核收' }));
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce());
  },
};
