import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline';
import { Avatar } from './Avatar';

const meta = {
  title: 'Primitives/Avatar',
  tags: ['!autodocs'],
  component: Avatar,
  args: { name: '林知夏' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Names: Story = {
  render: () => (
    <Inline>
      <Avatar name="林知夏" />
      <Avatar name="Giulia Ferrero" />
      <Avatar name="sales" />
    </Inline>
  ),
};
