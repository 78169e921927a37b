import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Payment } from '../../api/schemas';
import { Payments } from './Payments';

const payment: Payment = {
  id: 'pay-09',
  orderId: 'o-01',
  method: 'OFFLINE_TRANSFER',
  amountCents: 120_000,
  currency: 'EUR',
  paidAt: '2025-11-10T08:00:00Z',
  proofFiles: [{ id: 'f-09', name: '汇款单.pdf', url: '/files/f-09', kind: 'PDF', size: 90_112 }],
  status: 'PROOF_SUBMITTED',
  senderName: '林知夏',
  createdAt: '2025-11-10T09:15:00Z',
  version: 1,
};

const meta = {
  title: 'Back office/Payments of an order',
  component: Payments,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', app: 'admin', at: '/procurement/detail/o-01' },
  args: {
    payments: [
      payment,
      {
        ...payment,
        id: 'pay-10',
        status: 'REJECTED',
        rejectReason: '凭证上的收款户名与我方账户不一致，请核对后重新上传',
        verifiedBy: '许文静',
        verifiedAt: '2025-11-11T03:05:00Z',
      },
      {
        ...payment,
        id: 'pay-11',
        status: 'PAID',
        claimedCents: 130_000,
        note: '按银行流水补录',
        proofFiles: [],
        verifiedBy: '周岚',
        verifiedAt: '2025-11-12T02:12:00Z',
      },
    ],
  },
} satisfies Meta<typeof Payments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decided: Story = {
  name: 'R-3.30 Who sent a payment, what was claimed, who accepted it or sent it back and why, each with its time',
  play: async ({ canvas }) => {
    const [waiting, refused, accepted] = (await canvas.findAllByRole('listitem')).map((each) => within(each));
    await expect(waiting?.getByRole('link', { name: '汇款单.pdf' })).toBeVisible();
    await expect(waiting?.getByText(/^林知夏 .*11-10/)).toBeVisible();
    await expect(waiting?.queryByText('处理人')).toBeNull();
    await expect(refused?.getByText(/^许文静 .*11-11/)).toBeVisible();
    await expect(refused?.getByText('凭证上的收款户名与我方账户不一致，请核对后重新上传')).toBeVisible();
    await expect(accepted?.getByText('€1,300.00')).toBeVisible();
    await expect(accepted?.getByText(/^周岚 .*11-12/)).toBeVisible();
    await expect(accepted?.getByText('按银行流水补录')).toBeVisible();
    await expect(accepted?.getByText('线下转账')).toBeVisible();
  },
};
