import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { QuickDateFilter } from './QuickDateFilter';
import type { QuickDateFilterProps } from './QuickDateFilter';

function Chosen(props: QuickDateFilterProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuickDateFilter
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range);
        props.onChange(range);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/QuickDateFilter',
  component: QuickDateFilter,
  tags: ['!autodocs'],
  args: { label: say('下单时间', 'Ordered'), value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof QuickDateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four ranges of the specification, and any time. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('radio').map((each) => each.textContent);
    await expect(names).toEqual(['全部时间', '近三天', '近一周', '近一个月', '近三个月']);
    await userEvent.click(canvas.getByRole('radio', { name: '近一周' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('WEEK');
    await userEvent.click(canvas.getByRole('radio', { name: '全部时间' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A month, today included. */
export const Month: Story = { args: { value: 'MONTH' } };
