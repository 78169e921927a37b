import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { say } from '../../testing/say';
import { BellIcon, BoxIcon, TagIcon, TruckIcon } from '../Icon/Icon';
import { IconPicker } from './IconPicker';

const meta = {
  title: 'Primitives/IconPicker',
  component: IconPicker,
  tags: ['!autodocs'],
  args: {
    label: say('菜单图标', 'Icon of the menu'),
    value: 'tag',
    onChange: fn(),
    icons: [
      { id: 'bell', label: 'bell', icon: <BellIcon /> },
      { id: 'box', label: 'box', icon: <BoxIcon /> },
      { id: 'tag', label: 'tag', icon: <TagIcon /> },
      { id: 'truck', label: 'truck', icon: <TruckIcon /> },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <IconPicker
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['matrix', 'drawn-open'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单图标：tag' }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(panel.getByRole('searchbox'), 'bo');
    await userEvent.click(await panel.findByRole('option', { name: 'box' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('box');
    await expect(await canvas.findByRole('button', { name: '菜单图标：box' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单图标：未选择' }));
    const panel = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(panel.getByRole('searchbox'), 'unicorn');
    await expect(await panel.findByText('没有这样的图标')).toBeVisible();
  },
};
