import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { say } from '../../testing/say';
import { ChoiceFilter } from './ChoiceFilter';
import type { ChoiceFilterProps } from './ChoiceFilter';

const choices = () => [
  { id: 'UNPAID', label: say('未付款', 'Unpaid') },
  { id: 'PAID', label: say('已付清', 'Paid') },
];

function Held(args: ChoiceFilterProps) {
  const [value, setValue] = useState(args.value);
  return <ChoiceFilter {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/ChoiceFilter',
  component: ChoiceFilter,
  tags: ['!autodocs'],
  args: {
    label: say('付款', 'Payment'),
    choices: choices(),
    value: undefined,
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChoiceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a value nothing is filtered; a choice takes effect at once, and the first option clears it. */
export const OfAny: Story = {
  tags: ['matrix', 'drawn-open'],
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('button', { name: /付款/ });
    await expect(filter).toHaveTextContent('不限');
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: '已付清' }));
    await expect(filter).toHaveTextContent('已付清');
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: '不限' }));
    await expect(filter).toHaveTextContent('不限');
  },
};

/** A value that the choices do not know, such as an old address, counts as none. */
export const UnknownValue: Story = {
  args: { value: 'REFUNDED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /付款/ })).toBeVisible();
  },
};
