import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { FacetGroup } from '../../primitives/FacetGroup/FacetGroup';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
import { say } from '../../testing/say';
import { PageHeader } from '../Page/Page';
import { Text } from '../Text/Text';
import { Worksheet } from './Worksheet';

const facets = [
  { id: 'MI-02', label: 'MI-02', count: 84 },
  { id: 'HK-01', label: 'HK-01', count: 44 },
];

const meta = {
  title: 'Layout/Worksheet',
  component: Worksheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    header: <PageHeader title={say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, batch 2')} />,
    side: {
      label: say('筛选', 'Filter'),
      count: 1,
      content: (
        <FacetGroup label={say('仓库', 'Warehouse')} facets={facets} value={['MI-02']} onChange={fn()} />
      ),
    },
    tools: {
      label: say('清单', 'Lists'),
      start: <Text ink="medium">{say('显示 128 / 186 款', 'Showing 128 of 186 styles')}</Text>,
      end: <Button size="small">{say('列', 'Columns')}</Button>,
    },
    children: <TableSkeleton rows={12} />,
  },
} satisfies Meta<typeof Worksheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facets beside the sheet; the button folds them away. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /筛选|Filter/ });
    if (toggle.getAttribute('aria-expanded') !== 'true') return;
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(toggle);
  },
};

/** Without facets and tools: a header over a table. */
export const Bare: Story = { args: { side: undefined, tools: undefined } };
