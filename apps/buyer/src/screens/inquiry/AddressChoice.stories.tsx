import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddressChoice } from './AddressChoice';

const meta = {
  title: 'Buyer/Inquiry/Address',
  component: AddressChoice,
  tags: ['!autodocs'],
  parameters: { app: 'buyer', at: '/procurement/inquiry' },
  args: { addressId: null, onChange: fn(), isMissing: false },
} satisfies Meta<typeof AddressChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen address is changed where it is chosen; nobody has to leave the inquiry for it. */
export const Edited: Story = {
  args: { addressId: 'a-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改地址' }));
    await expect(await screen.findByRole('dialog', { name: '修改地址' })).toBeVisible();
  },
};

/** A list that does not deliver there: the server’s own words stand at the address. */
export const Refused: Story = {
  args: { addressId: 'a-01', refused: '所选地址与清单的送货方式不符' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('所选地址与清单的送货方式不符')).toBeVisible();
  },
};
