import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { say } from '../../testing/say';
import { LinkIcon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: {
    content: say('复制链接', 'Copy link'),
    children: <IconButton label={say('复制链接', 'Copy link')} icon={<LinkIcon />} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown at once on keyboard focus. */
export const Playground: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制链接');
  },
};
