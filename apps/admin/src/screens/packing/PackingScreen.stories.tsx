import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { PackingScreen } from './PackingScreen';

const meta = {
  title: 'Back office/Pick and pack',
  component: PackingScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/parcels/pack/so-012',
    route: '/parcels/pack/:id',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof PackingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const CODE = '扫描尺码条码或国际编码，回车';

export const Scanned: Story = {
  name: 'R-3.32 Pieces are scanned into boxes, taken back, and sent',
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: CODE });
    await userEvent.type(code, '2910070200003{Enter}');
    await canvas.findByText('绞花圆领毛衣 S，入箱 1，1 / 2');
    await userEvent.type(code, '2910070200003{Enter}2910070200003{Enter}');
    await canvas.findByText('绞花圆领毛衣 S 已够数');
    await userEvent.type(code, '123{Enter}');
    await canvas.findByText('123 不在此单待发之列');
    await userEvent.click(canvas.getByRole('button', { name: '新开一箱' }));
    await userEvent.type(code, '2910070300000{Enter}');
    await expect(canvas.getByText('2 箱，3 件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤一件' }));
    await expect(canvas.getByText('2 箱，2 件')).toBeVisible();
    await userEvent.type(code, '2910070300000{Enter}');
    const weight = canvas.getByRole('textbox', { name: '箱 1 毛重' });
    await userEvent.type(weight, '4.375');
    await userEvent.tab();
    await expect(weight).toHaveValue('4.375');
    await userEvent.click(canvas.getByRole('button', { name: '发货，2 箱' }));
    await canvas.findByText('请填写快递公司');
    await userEvent.type(canvas.getByRole('textbox', { name: '快递公司' }), 'DHL');
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), '8842 1107 3965');
    await userEvent.click(canvas.getByRole('button', { name: '发货，2 箱' }));
    await within(document.body).findByText(/已发货，2 箱/);
  },
};

const shipping = delayedResponses('/shipments');

export const ScannedMeanwhile: Story = {
  name: 'R-3.32 A piece that is scanned while others are shipped stays on the desk',
  beforeEach: () => shipping.hold(),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: CODE });
    await userEvent.type(code, '2910070200003{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: '快递公司' }), 'DHL');
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), '8842');
    await userEvent.click(canvas.getByRole('button', { name: '发货，1 箱' }));
    await userEvent.type(code, '2910070200003{Enter}');
    await canvas.findByText('1 箱，2 件');
    shipping.letGo();
    await within(document.body).findByText(/已发货，1 箱/);
    await canvas.findByText('1 箱，1 件');
    await userEvent.click(canvas.getByRole('button', { name: '撤一件' }));
  },
};

export const Refused: Story = {
  name: 'M-T7 What the server refuses stands above the button; boxes and numbers stay',
  parameters: { answers: { getUsersMe: 'root', postShipments: 'error40904' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绞花圆领毛衣 M 其余全部入箱' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '快递公司' }), 'DHL');
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), '8842');
    await userEvent.click(canvas.getByRole('button', { name: '发货，1 箱' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '运单号' })).toHaveValue('8842');
    await expect(canvas.getByText('1 箱，4 件')).toBeVisible();
  },
};

export const AllSent: Story = {
  name: 'X-A138 Nothing is left to send',
  parameters: { answers: { getUsersMe: 'root', getSubOrdersByIdPick: 'sent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有待发的货' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getUsersMe: 'root', getSubOrdersByIdPick: 'pending' } },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getSubOrdersByIdPick: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取拣货单')).toBeVisible();
  },
};
