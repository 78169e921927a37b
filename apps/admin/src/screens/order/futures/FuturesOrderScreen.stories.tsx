import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { FuturesOrderScreen } from './FuturesOrderScreen';

const meta = {
  title: 'Back office/Futures order',
  component: FuturesOrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/procurement/futuresDetail/o-30',
    route: '/procurement/futuresDetail/:id',
  },
} satisfies Meta<typeof FuturesOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.75 A futures order with its day of arrival, deposit and balance',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '设定到货日' })).toBeVisible();
    await expect(canvas.getByText('尾款')).toBeVisible();
  },
};

export const Arrival: Story = {
  name: 'X-A129 The day of arrival needs a reason, and a newer version keeps what was typed',
  parameters: { answers: { putFuturesOrdersByIdArrival: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设定到货日' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '设定到货日' }));
    await expect(await dialog.findByText('请填写原因')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/原因/), '板材到料推迟');
    await userEvent.click(dialog.getByRole('button', { name: '设定到货日' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText(/原因/)).toHaveValue('板材到料推迟');
  },
};

export const ShortStock: Story = {
  name: 'X-A130 What is missing in stock is named before anything changes',
  parameters: { answers: { putFuturesOrdersByIdConvert: 'error40902' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '货品已到' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '转为现货' }));
    await expect((await dialog.findAllByText(/需要 .* 件，库存 .* 件/))[0]).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { answers: { getFuturesOrdersById: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已取消'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '货品已到' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { answers: { getFuturesOrdersById: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '期货订单详情' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getFuturesOrdersById: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这张订单没有取到')).toBeVisible();
  },
};
