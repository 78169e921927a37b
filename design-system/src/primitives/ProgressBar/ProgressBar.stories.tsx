import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: '读取订货表', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InWords: Story = { args: { valueLabel: '620 / 1,000 行' } };

export const Unknown: Story = { args: { value: undefined, label: '上传中' } };
