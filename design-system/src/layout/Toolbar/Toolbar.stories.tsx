import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { ArrowDownWideNarrowIcon, Columns3Icon } from '../../primitives/Icon/Icon';
import { FilterChips } from '../../primitives/FilterChips/FilterChips';
import { Text } from '../Text/Text';
import { Toolbar } from './Toolbar';

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  args: {
    label: '商品表工具',
    children: (
      <>
        <span>
          显示{' '}
          <Text weight="medium" ink="strong">
            128
          </Text>{' '}
          / 186 款
        </span>
        <FilterChips chips={[{ id: 'w', label: '仓库 MI-02, HK-01' }]} onRemove={fn()} onClear={fn()} />
      </>
    ),
    end: (
      <>
        <Button variant="quiet" size="small" icon={<ArrowDownWideNarrowIcon />}>
          清单顺序
        </Button>
        <Button variant="quiet" size="small" icon={<Columns3Icon />}>
          列 13
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
