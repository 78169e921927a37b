import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AddressesScreen } from './AddressesScreen';

const meta = {
  title: 'Buyer/Addresses',
  component: AddressesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/address' },
} satisfies Meta<typeof AddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/货柜码头路/);
    await expect(canvas.getAllByRole('button', { name: '设为默认' })[0]).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'R-1.13 R-5.21 Deleting an address is asked about first',
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: '删除' });
    if (remove) await userEvent.click(remove);
    await screen.findByRole('alertdialog', { name: /删除 .* 的地址？/ });
  },
};

export const Pasted: Story = {
  name: 'R-3.38 A pasted address is read into the fields',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: '粘贴地址' }),
      '林晓 13800136021 浙江省杭州市西湖区文三路 1 号',
    );
    await userEvent.click(dialog.getByRole('button', { name: '识别并填入' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '详细地址' })).toHaveValue('文三路 1 号'));
    await expect(dialog.getByRole('textbox', { name: '收货人姓名' })).toHaveValue('林晓');
    await expect(dialog.getByRole('textbox', { name: '收货人电话' })).toHaveValue('13800136021');
    await expect(dialog.getByRole('button', { name: /杭州市的下级地区/ })).toHaveTextContent('西湖区');
  },
};

export const Large: Story = {
  parameters: { answers: { frontUserAddressList: 'large' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '修改' })).length).toBeGreaterThan(3);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontUserAddressList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有收货地址');
    await expect(await canvas.findByRole('button', { name: '新增地址' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontUserAddressList: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '地址管理' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontUserAddressList: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
