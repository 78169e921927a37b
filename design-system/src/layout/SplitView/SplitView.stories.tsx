import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { FacetGroup } from '../../primitives/FacetGroup/FacetGroup';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
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
      label: '筛选',
      content: <FacetGroup label="仓库" facets={facets} value={['MI-02']} onChange={fn()} />,
    },
    bottom: {
      label: '订货合计',
      content: <Text ink="medium">7 款 30 件</Text>,
      end: (
        <>
          <Button variant="quiet">存为草稿</Button>
          <Button>加入购物车</Button>
          <Button variant="primary">生成询价单</Button>
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
      label: '付款',
      content: (
        <Panels>
          <Panel span="whole">
            <Text ink="medium">应付合计 €18,500.00</Text>
          </Panel>
        </Panels>
      ),
    },
    bottom: undefined,
  },
};
