import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaceSteps } from '../../css/spacing';
import { say } from '../../testing/say';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  tags: ['!autodocs'],
  args: {
    gap: 's5',
    children: [say('清单', 'Lists'), say('询价单', 'Inquiries'), say('采购订单', 'Purchase orders')].map(
      (name) => <Text key={name}>{name}</Text>,
    ),
  },
  argTypes: { gap: { control: 'select', options: spaceSteps } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
