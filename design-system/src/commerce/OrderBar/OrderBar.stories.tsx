import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button';
import { useSay } from '../../testing/say';
import { surchargeSteps } from '../storyData';
import { OrderBar, type OrderBarProps } from './OrderBar';

function WithActions(props: OrderBarProps) {
  const say = useSay();
  const actions = (
    <>
      <Button variant="quiet">{say('存为草稿', 'Save draft')}</Button>
      <Button>{say('加入购物车', 'Add to cart')}</Button>
      <Button variant="primary">{say('生成询价单', 'Create inquiry')}</Button>
    </>
  );
  return <OrderBar {...props} actions={actions} />;
}

const meta = {
  title: 'Commerce/OrderBar',
  component: OrderBar,
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
export const Writing: Story = {};
/** With another currency in force the payable sum carries the converted one. */
export const OtherCurrency: Story = { globals: { currency: 'CNY' } };
/** Nothing written yet. */
export const Empty: Story = {
  args: { styleCount: 0, pieceCount: 0, sums: { goodsCents: 0, surchargeCents: 0, payableCents: 0 } },
};
