import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { shipmentsQuery } from './logistics.api';
import { OrderDetailScreen } from './OrderDetailScreen';
import { orderPage } from './orderPage';
import { paymentsQuery } from './payment.api';

/** Ids of orders in the contract's examples. */
const SHIPPED = 'o-04';
const TO_PAY = 'o-02';

const meta = {
  title: 'Buyer/Order, forms held',
  component: OrderDetailScreen,
  tags: ['!autodocs'],
  parameters: orderPage,
} satisfies Meta<typeof OrderDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Refetches all reads, as on window focus, while the server only answers with errors. */
async function readAnewInVain(): Promise<void> {
  const fetch = spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 50001, message: '' }, { status: 500 }),
  );
  await queryClient.invalidateQueries();
  await waitFor(() =>
    expect(queryClient.getQueryState(shipmentsQuery(SHIPPED).queryKey)?.status).toBe('error'),
  );
  fetch.mockRestore();
}

/** The server is unavailable while a receipt is being filled in: the input stays on the page. */
export const ReceiptWhileServerIsAway: Story = {
  name: 'L-40 A receipt that is half written outlives a read that fails',
  parameters: { answers: { frontOrderDetail: 'shipped' } },
  play: async ({ canvas, userEvent }) => {
    const received = () => canvas.findByRole('textbox', { name: /^实收，Atelier Brenn .* 38$/ });
    await userEvent.clear(await received());
    await userEvent.type(await received(), '6');
    await userEvent.tab();
    const [note] = await canvas.findAllByRole('textbox', { name: /^留言/ });
    if (note) await userEvent.type(note, '箱子压坏了');
    await readAnewInVain();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await received()).toHaveValue('6');
    await expect(canvas.getByDisplayValue('箱子压坏了')).toBeVisible();
  },
};

/** Another team member uses the team's credit while a proof is being filled in: amount and file stay, only the open amount changes. */
export const ProofWhileCreditIsUsed: Story = {
  name: 'L-40 A proof with its file outlives a payment by somebody else',
  parameters: { answers: { frontOrderDetail: 'toPay', frontPaymentList: 'empty' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '付款金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    const input = fileField(canvasElement.querySelector('form') ?? canvasElement);
    await userEvent.upload(input, new File([new Uint8Array(8)], 'transfer.pdf'));
    await canvas.findByText('汇款单 O25111900302.pdf');
    queryClient.setQueryData(
      paymentsQuery(TO_PAY).queryKey,
      (paid) =>
        paid && { ...paid, paymentStatus: 'PARTIALLY_PAID' as const, openCents: 622_072, dueCents: 622_072 },
    );
    await canvas.findByText('未付 €6,220.72，可分次付款');
    await expect(canvas.getByRole('textbox', { name: '付款金额' })).toHaveValue('500');
    await expect(canvas.getByText('汇款单 O25111900302.pdf')).toBeVisible();
  },
};

/** An amount that the user did not change follows the amount due. */
export const ProofUntouched: Story = {
  parameters: { answers: { frontOrderDetail: 'toPay', frontPaymentList: 'empty' } },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: '付款金额' });
    await expect(amount).toHaveValue('6476.72');
    queryClient.setQueryData(
      paymentsQuery(TO_PAY).queryKey,
      (paid) => paid && { ...paid, openCents: 622_072, dueCents: 622_072 },
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '付款金额' })).toHaveValue('6220.72'));
  },
};
