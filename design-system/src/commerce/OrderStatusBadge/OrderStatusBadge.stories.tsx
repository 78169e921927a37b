import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { say } from '../../testing/say';
import { StatusOverrides } from '../../i18n';
import { OrderStatusBadge, TintedStatus } from './OrderStatusBadge';
import { OrderStatusMark } from './OrderStatusMark';
import { statusLooks, type AnyStatus } from './statuses';

const every = Object.entries(statusLooks).map(([kind, codes]) =>
  Object.keys(codes).map((code) => ({ kind, code }) as AnyStatus),
);

const meta = {
  title: 'Commerce/OrderStatusBadge',
  component: OrderStatusBadge,
  tags: ['!autodocs'],
  args: { status: 'IN_PROGRESS', flow: 'AWAITING_SHIPPING' },
} satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the page title: status and flow in a badge. */
export const Badge: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('进行中，待发货')).toBeVisible();
  },
};

/** Every status as a glyph and a word, as in tables. */
export const Marks: Story = {
  render: () => (
    <Stack gap="s4">
      {every.map((family) => (
        <Inline key={family[0]?.kind} gap="s6" isWrapping>
          {family.map((status) => (
            <OrderStatusMark key={status.code} {...status} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Every status with its tint, as beside a title. */
export const Badges: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap="s4">
      {every.map((family) => (
        <Inline key={family[0]?.kind} gap="s3" isWrapping>
          {family.map((status) => (
            <TintedStatus key={status.code} {...status} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** A merchant's own name and colour of a status; the glyph stays. */
export const Overridden: Story = {
  name: 'D-53 Words and colours of the merchant',
  render: () => (
    <StatusOverrides statuses={{ 'payment.PAID': { word: say('款已到账', 'Money is in'), tone: 'info' } }}>
      <Inline gap="s3">
        <OrderStatusMark kind="payment" code="PAID" />
        <OrderStatusMark kind="payment" code="UNPAID" />
      </Inline>
    </StatusOverrides>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('款已到账')).toBeVisible();
    await expect(canvas.getByText('未付款')).toBeVisible();
  },
};
