import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { ArrowDownWideNarrowIcon, Columns3Icon } from '../../primitives/Icon/Icon';
import { FilterChips } from '../../primitives/FilterChips/FilterChips';
import { say } from '../../testing/say';
import { Text } from '../Text/Text';
import { Toolbar } from './Toolbar';

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  args: {
    label: say('商品表工具', 'Tools of the goods table'),
    children: (
      <>
        <span>
          {say('显示', 'Showing')}{' '}
          <Text weight="medium" ink="strong">
            128
          </Text>{' '}
          {say('/ 186 款', 'of 186 styles')}
        </span>
        <FilterChips
          chips={[{ id: 'w', label: say('仓库 MI-02, HK-01', 'Warehouse MI-02, HK-01') }]}
          onRemove={fn()}
          onClear={fn()}
        />
      </>
    ),
    end: (
      <>
        <Button variant="quiet" size="small" icon={<ArrowDownWideNarrowIcon />}>
          {say('清单顺序', 'Order of the list')}
        </Button>
        <Button variant="quiet" size="small" icon={<Columns3Icon />}>
          {say('列 13', '13 columns')}
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
