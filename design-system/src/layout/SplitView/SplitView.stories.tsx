import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { FacetGroup } from '../../primitives/FacetGroup/FacetGroup';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
import { say } from '../../testing/say';
import { Panel, Panels } from '../Panels/Panels';
import { Text } from '../Text/Text';
import { SplitView } from './SplitView';

const facets = [
  { id: 'MI-02', label: 'MI-02', count: 84 },
  { id: 'HK-01', label: 'HK-01', count: 44 },
  { id: 'FI-01', label: 'FI-01', count: 37 },
];

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: <TableSkeleton rows={10} />,
    side: {
      at: 'start',
      label: say('筛选', 'Filter'),
      content: (
        <FacetGroup label={say('仓库', 'Warehouse')} facets={facets} value={['MI-02']} onChange={fn()} />
      ),
    },
    bottom: {
      label: say('订货合计', 'Order total'),
      content: <Text ink="medium">{say('7 款 30 件', '7 styles, 30 pieces')}</Text>,
      end: (
        <>
          <Button variant="quiet">{say('存为草稿', 'Save as draft')}</Button>
          <Button>{say('加入购物车', 'Add to cart')}</Button>
          <Button variant="primary">{say('生成询价单', 'Create inquiry')}</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facets, the sheet, and a bar that stays at the foot. */
export const Playground: Story = {};

/** A column of facts at the end, as in an order. */
export const EndRail: Story = {
  args: {
    side: {
      at: 'end',
      label: say('付款', 'Payment'),
      content: (
        <Panels>
          <Panel span="whole">
            <Text ink="medium">{say('应付合计 €18,500.00', 'Payable €18,500.00')}</Text>
          </Panel>
        </Panels>
      ),
    },
    bottom: undefined,
  },
};
