import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: {
    label: '显示币种',
    segments: [
      { id: 'CNY', label: '人民币', mark: '¥' },
      { id: 'HKD', label: '港元', mark: 'HK$' },
      { id: 'EUR', label: '欧元', mark: '€' },
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
