import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { readKept } from '@selvedge/app-shell/kept/keptStore';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Text } from '@selvedge/design-system/layout/Text';
import type { OrderRef, StaffOrderInput } from '../api/schemas';
import { useStaffOrder } from './useStaffOrder';
import type { ProductRow } from './written';

const ROW = { id: 'p-1', kind: 'SPOT' } as ProductRow;

interface PageProps {
  send: (body: StaffOrderInput, key: string) => Promise<OrderRef>;
}

function Order({ send }: PageProps) {
  const { kept, fields, products, bar } = useStaffOrder('story:order', send);
  const write = (quantity: number): void => {
    fields.onChange(
      quantity === 0 ? { customerId: null, addressId: null } : { customerId: 'u-1', addressId: 'a-1' },
    );
    products.onWrite('l-1', [
      { kind: 'quantity', row: ROW, rowId: ROW.id, columnId: 'sizes', sizeId: '38', quantity },
    ]);
  };
  return (
    <>
      <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
      <Text as="p">{`${bar.pieceCount} pieces`}</Text>
      <Button onPress={() => write(2)}>Two</Button>
      <Button onPress={() => write(3)}>Three</Button>
      <Button onPress={() => write(0)}>None</Button>
      <Button isDisabled={!bar.order.isReady} onPress={bar.order.make}>
        Send
      </Button>
    </>
  );
}

/** Page that its reload button mounts anew. */
function Page({ send }: PageProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Order key={visit} send={send} />
      <Button onPress={() => setVisit(visit + 1)}>Reload</Button>
    </>
  );
}

const lost = (): Promise<never> =>
  Promise.reject(
    new ApiError({
      code: undefined,
      message: '',
      messageKey: 'network',
      data: null,
      httpStatus: undefined,
      requestId: undefined,
    }),
  );

const meta = {
  title: 'Back office/Order written by hand',
  component: Page,
  tags: ['!autodocs'],
  parameters: { app: 'admin', at: '/procurement/add' },
  args: { send: fn(lost) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order that was sent without an answer is restored after a reload with its key: sent again, it is the same order. */
export const SentAgain: Story = {
  name: 'Q-27 L-33 An order sent again after a lost answer and a reload is the same order, a changed one another',
  play: async ({ canvas, userEvent, args }) => {
    const keys = () => (args.send as ReturnType<typeof fn>).mock.calls.map(([, key]) => key as string);
    const send = async (times: number): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(args.send).toHaveBeenCalledTimes(times));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await send(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await canvas.findByText('2 pieces');
    await send(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Three' }));
    await send(3);
    const [first, again, other] = keys();
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};

/** An order emptied by hand counts as one without input, on this visit and on the next. */
export const Emptied: Story = {
  name: 'L-40 An order emptied by hand is not said to be kept',
  play: async ({ canvas, userEvent }) => {
    const strip = () => canvas.queryByText(/尚未提交的内容/);
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(strip()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await expect(strip()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    // The store answers requests in order: once this read has returned, the page's own has too.
    await readKept('');
    await expect(strip()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await canvas.findByText('2 pieces');
  },
};
