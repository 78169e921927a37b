import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Divider } from './Divider';

const meta = {
  title: 'Layout/Divider',
  tags: ['!autodocs'],
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weights: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Divider />
      <Divider weight="strong" />
      <Divider weight="ink" />
    </Stack>
  ),
};
