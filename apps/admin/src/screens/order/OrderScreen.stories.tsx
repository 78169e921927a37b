import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../../../../../api-spec/openapi/examples/getFuturesOrdersById.json';
import type { OrderDetail } from '../../api/schemas';
import { OrderPage } from './OrderPage';
import { OrderScreen } from './OrderScreen';

const meta = {
  title: 'Back office/Order',
  component: OrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/procurement/detail/o-07',
    route: '/procurement/detail/:id',
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.72 An order with its sub-orders and steps',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25112000317' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '平台确认，子单 01' })).toBeVisible();
  },
};

export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '平台确认，子单 01' }));
    await screen.findByRole('dialog', { name: '平台确认，子单 01' });
  },
};

/** An internal message, which only staff see. */
export const WritingInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '留言' });
    await userEvent.type(field, '请仓库优先拣货');
    await userEvent.click(canvas.getByRole('checkbox', { name: '仅内部可见' }));
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByRole('checkbox', { name: '仅内部可见' })).not.toBeChecked();
  },
};

export const PartlyConfirmed: Story = {
  parameters: { answers: { getOrdersById: 'partlyConfirmed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25111800102' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重新报价' })).toBeVisible();
  },
};

export const AwaitingShipping: Story = {
  parameters: { answers: { getOrdersById: 'awaitingShipping' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('待发货'))[0]).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { answers: { getOrdersById: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已取消'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '取消订单' })).toBeNull();
  },
};

export const OfProductsToCome: Story = {
  name: 'D-70 An order of goods to come says so, when they come and what is paid first, and leads to its terms',
  parameters: { answers: { getUsersMe: 'root' } },
  render: () => <OrderPage order={answer.usual.data as unknown as OrderDetail} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '期货订单详情' })).toHaveAttribute(
      'href',
      '#/procurement/futuresDetail/o-11',
    );
    await expect(canvas.getByText('预计到货')).toBeVisible();
    await expect(canvas.getByText('定金 30%')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getOrdersById: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单详情' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getOrdersById: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { getOrdersById: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
    await expect(await canvas.findByRole('link', { name: '回采购订单' })).toBeVisible();
  },
};
