import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Currency } from '../../formats';
import { CurrencyBar } from './CurrencyBar';

function Held({ first }: { first: Currency }) {
  const [currency, setCurrency] = useState(first);
  return <CurrencyBar value={currency} onChange={setCurrency} />;
}

const meta = {
  title: 'Commerce/CurrencyBar',
  component: CurrencyBar,
  tags: ['!autodocs'],
  args: { value: 'EUR', onChange: () => undefined },
  render: ({ value }) => <Held first={value} />,
} satisfies Meta<typeof CurrencyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Yuan, Hong Kong dollar, euro, in this order; the arrow keys change it. */
export const ThreeCurrencies: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const names = canvas
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent);
    await expect(names).toHaveLength(3);
    const euro = canvas.getByRole('radio', { name: '欧元' });
    await expect(euro).toBeChecked();
    euro.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '港币' })).toBeChecked();
  },
};
