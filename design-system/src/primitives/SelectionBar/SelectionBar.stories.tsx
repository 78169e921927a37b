import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { CheckIcon, TruckIcon } from '../Icon/Icon';
import { SelectionBar } from './SelectionBar';

const onAction = fn();

const meta = {
  title: 'Primitives/SelectionBar',
  component: SelectionBar,
  tags: ['!autodocs'],
  args: {
    label: say('已选订单', 'Selected orders'),
    children: say('已选 3 张', '3 selected'),
    onClear: fn(),
    actions: [
      { id: 'confirm', label: say('平台确认', 'Confirmed by platform'), icon: <CheckIcon />, onAction },
      { id: 'ship', label: say('发货', 'Shipping'), icon: <TruckIcon />, isDisabled: true, onAction },
    ],
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An available action, a disabled one, and the button that clears the selection. */
export const Regular: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '平台确认' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '发货' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
