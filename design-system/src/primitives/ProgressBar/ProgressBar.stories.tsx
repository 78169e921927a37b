import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: say('读取订货表', 'Reading the order sheet'), value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InWords: Story = { args: { valueLabel: say('620 / 1,000 行', '620 of 1,000 rows') } };

export const Unknown: Story = { args: { value: undefined, label: say('上传中', 'Uploading') } };
