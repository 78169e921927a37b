import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { say } from '../../../../../design-system/src/testing/say';
import { AddressChoice } from './AddressChoice';

const meta = {
  title: 'Buyer/Inquiry/Address',
  component: AddressChoice,
  tags: ['!autodocs'],
  parameters: { app: 'buyer', at: '/procurement/inquiry' },
  args: { addressId: null, onChange: fn(), isMissing: false, lists: [] },
} satisfies Meta<typeof AddressChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen address can be edited here, without leaving the inquiry. */
export const Edited: Story = {
  args: { addressId: 'a-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改地址' }));
    await expect(await screen.findByRole('dialog', { name: '修改地址' })).toBeVisible();
  },
};

/** A list that does not deliver to the address: the server's message is shown at the address. */
export const Refused: Story = {
  args: { addressId: 'a-01' },
  render: (args) => {
    const refused = say('所选地址与清单的送货方式不符', 'The list does not deliver to this address');
    return <AddressChoice {...args} refused={refused} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('所选地址与清单的送货方式不符')).toBeVisible();
  },
};

const HONG_KONG = {
  name: say('Halden 针织 香港仓清货', 'Halden knitwear, Hong Kong clearance'),
  deliveryMethod: 'HK_MACAO' as const,
  excludeTaiwan: true,
};

export const Outside: Story = {
  name: 'D-33 Addresses that a list does not deliver to are shown with the reason and cannot be chosen',
  args: { addressId: 'a-01', lists: [HONG_KONG] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('清单“Halden 针织 香港仓清货”只发往香港、澳门，不发台湾');
    await userEvent.click(await canvas.findByRole('button', { name: /选择地址/ }));
    const outside = await screen.findByRole('option', { name: /林知夏/ });
    await expect(outside).toHaveAttribute('aria-disabled', 'true');
    await expect(outside).toHaveAccessibleName(/不在发货范围$/);
    await expect(screen.getByRole('option', { name: /陈伟明/ })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const ChosenOutside: Story = {
  name: 'D-33 An address of a draft that its list does not deliver to says so before it is sent, and can be changed there',
  args: { addressId: 'a-03', lists: [HONG_KONG] },
  play: async ({ canvas }) => {
    await canvas.findByText('清单“Halden 针织 香港仓清货”只发往香港、澳门，不发台湾');
    await expect(canvas.getByRole('button', { name: '修改地址' })).toBeVisible();
  },
};
