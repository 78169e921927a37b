import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { say } from '../../testing/say';
import { FilterSelect } from './FilterSelect';

function Payment() {
  const [value, setValue] = useState('ANY');
  const options = [
    { id: 'ANY', label: say('不限', 'Any') },
    { id: 'UNPAID', label: say('未付款', 'Unpaid') },
    { id: 'PAID', label: say('已付清', 'Paid') },
  ];
  return <FilterSelect label={say('付款', 'Payment')} options={options} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/FilterSelect',
  component: FilterSelect,
  tags: ['!autodocs'],
  args: { label: '', options: [], value: '', onChange: () => undefined },
  render: () => <Payment />,
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A selection takes effect at once. */
export const OneFilter: Story = {
  tags: ['matrix', 'drawn-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /付款/ }));
    await userEvent.click(screen.getByRole('option', { name: '已付清' }));
    await expect(canvas.getByRole('button', { name: /付款/ })).toHaveTextContent('已付清');
  },
};
