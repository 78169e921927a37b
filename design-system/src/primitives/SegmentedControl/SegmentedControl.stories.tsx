import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: {
    label: say('显示币种', 'Display currency'),
    segments: [
      { id: 'CNY', label: say('人民币', 'Renminbi'), mark: '¥' },
      { id: 'HKD', label: say('港元', 'Hong Kong dollar'), mark: 'HK$' },
      { id: 'EUR', label: say('欧元', 'Euro'), mark: '€' },
    ],
    value: 'EUR',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The display currency: all options visible, in effect at once. */
export const Playground: Story = {
  render: function Playground(args) {
    const [value, setValue] = useState('EUR');
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '港元' }));
    await expect(canvas.getByRole('radio', { name: '港元' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '欧元' })).not.toBeChecked();
  },
};
