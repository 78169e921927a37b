import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { FacetGroup } from '../../primitives/FacetGroup/FacetGroup';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
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
    header: <PageHeader title="AW25 米兰女装现货 第二批" />,
    side: {
      label: '筛选',
      count: 1,
      content: <FacetGroup label="仓库" facets={facets} value={['MI-02']} onChange={fn()} />,
    },
    tools: {
      label: '清单',
      start: <Text ink="medium">显示 128 / 186 款</Text>,
      end: <Button size="small">列</Button>,
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
