import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Avatar } from './Avatar';

const meta = {
  title: 'Primitives/Avatar',
  tags: ['!autodocs'],
  component: Avatar,
  args: { name: say('林知夏', 'Lin Zhixia') },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Names: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline>
      <Avatar name={say('林知夏', 'Lin Zhixia')} />
      <Avatar name="Giulia Ferrero" />
      <Avatar name="sales" />
    </Inline>
  ),
};

const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3Crect width="8" height="8"/%3E%3C/svg%3E';

/** A photo that cannot be loaded is replaced by the initials, like a missing one. */
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken' },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Avatar name="Giulia Ferrero" src={PHOTO} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '林知夏' })).toHaveTextContent('林'));
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};
