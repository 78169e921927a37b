import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { NumberField } from '../../primitives/NumberField/NumberField';
import { say } from '../../testing/say';
import { OrderStatusMark } from '../OrderStatusBadge/OrderStatusBadge';
import { subOrderLines } from '../storyData';
import { SubOrderHead } from './SubOrderHead';
import { SubOrderTable } from './SubOrderTable';

const meta = {
  title: 'Commerce/SubOrderTable',
  component: SubOrderTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { no: '01', lines: subOrderLines() },
} satisfies Meta<typeof SubOrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asked, confirmed, shipped and received quantities; reduced ones are marked and valued. */
export const WithHead: Story = {
  tags: ['matrix'],
  render: (args) => (
    <>
      <SubOrderHead
        no="01"
        list={say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, batch 2')}
        warehouse="MI-02"
        statuses={
          <>
            <OrderStatusMark kind="confirmation" code="CONFIRMED" />
            <OrderStatusMark kind="shipping" code="PARTIAL" />
          </>
        }
        actions={<Button size="small">{say('逐行收货', 'Receipt line by line')}</Button>}
      />
      <SubOrderTable {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '子单 01 明细' })).toBeVisible();
    await expect(canvas.getByText('−€572.00')).toBeVisible();
  },
};

/** Before the platform has confirmed: dashes, not zeros. */
export const Unconfirmed: Story = {
  args: {
    lines: subOrderLines()
      .slice(0, 2)
      .map((line) => ({ ...line, confirmedQty: null, shippedQty: null })),
  },
};

function ConfirmedField({ askedQty }: { askedQty: number }) {
  return (
    <NumberField
      label={say('确认数量', 'Confirmed quantity')}
      isLabelHidden
      defaultValue={askedQty}
      minValue={0}
      maxValue={askedQty}
    />
  );
}

/** Staff enter the confirmed quantity in the row. */
export const Confirming: Story = {
  args: { renderConfirmed: ({ askedQty }) => <ConfirmedField askedQty={askedQty} /> },
};

/** On a phone the order lines are a list. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
