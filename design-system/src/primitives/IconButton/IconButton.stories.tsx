import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { BellIcon, DownloadIcon, Trash2Icon } from '../Icon/Icon';
import { IconButton, iconButtonSizes } from './IconButton';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: say('通知', 'Notify'), icon: <BellIcon />, onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通知' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {iconButtonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true, label: say('导出', 'Export'), icon: <DownloadIcon /> },
};

export const Critical: Story = {
  args: { tone: 'critical', label: say('删除', 'Delete'), icon: <Trash2Icon /> },
};
