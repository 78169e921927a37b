import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../../primitives/Button/Button';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { say } from '../../testing/say';
import { surchargeSteps } from '../storyData';
import { OrderBar, type OrderBarProps } from './OrderBar';

function WithActions(props: OrderBarProps) {
  const actions = (
    <>
      <Button variant="quiet">{say('存为草稿', 'Save draft')}</Button>
      <Button>{say('加入购物车', 'Add to cart')}</Button>
    </>
  );
  const primary = <Button variant="primary">{say('生成询价单', 'Create inquiry')}</Button>;
  return <OrderBar {...props} actions={actions} primary={primary} />;
}

const meta = {
  title: 'Commerce/OrderBar',
  component: OrderBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    styleCount: 7,
    pieceCount: 30,
    steps: surchargeSteps,
    sums: { goodsCents: 458_000, surchargeBp: 1000, surchargeCents: 45_800, payableCents: 503_800 },
  },
  render: (args) => <WithActions {...args} />,
} satisfies Meta<typeof OrderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of a list. */
export const Writing: Story = {
  tags: ['matrix'],
};
/** With another display currency the amount payable shows the converted one too. */
export const OtherCurrency: Story = { globals: { currency: 'CNY' } };
/** No quantity entered yet. */
export const Empty: Story = {
  args: { styleCount: 0, pieceCount: 0, sums: { goodsCents: 0, surchargeCents: 0, payableCents: 0 } },
};

/** Sums that are not known are dashes, not zeros. */
export const Unknown: Story = {
  args: { sums: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('应付合计').nextElementSibling).toHaveTextContent('–');
  },
};

/** A problem blocks the order: it is shown in place of the ruler, with an action that solves it. */
export const Held: Story = {
  args: {
    problem: (
      <Inline gap="s4" isWrapping>
        <StatusMark glyph="cross" tone="critical">
          {say('双排扣羊绒大衣 38 只剩 9 件', 'Double-breasted coat 38: 9 pieces left')}
        </StatusMark>
        <Button variant="link">{say('改为可订数量', 'Use the available quantity')}</Button>
      </Inline>
    ),
  },
};

/** On a phone a single line; a tap opens ruler, sums and the other actions above it. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: '本单合计' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(72);
    await expect(canvas.getByRole('button', { name: '生成询价单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '存为草稿' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: '30 件 应付合计 €5,038.00', expanded: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: '存为草稿' })).toBeVisible();
    await expect(canvas.getByText('€420.00')).toBeVisible();
  },
};
