import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { ParcelsScreen } from './ParcelsScreen';

const meta = {
  title: 'Back office/Shipments',
  component: visits(ParcelsScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/parcels/shipment',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);
const root = { getUsersMe: 'root' };

export const Waiting: Story = {
  name: 'X-A138 What waits, late ones told',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O25111200214-02')).toBeVisible();
    await expect(canvas.getByText(/逾期/, { selector: 'span' })).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'X-A137 Consignments, one open with its packing list and its way',
  parameters: { at: '/parcels/shipment?state=ALL&row=sh-44' },
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('complementary', { name: 'S25111900017' }));
    await expect(detail.getByRole('heading', { name: '装箱单' })).toBeVisible();
    await expect(detail.getByText('已离港')).toBeVisible();
    await expect(detail.getByRole('link', { name: '在 DHL 官网查件' })).toBeVisible();
  },
};

export const Voided: Story = {
  name: 'X-A140 A consignment is voided with its reason; what was typed stays when it is refused',
  parameters: {
    at: '/parcels/shipment?state=ALL&row=sh-44',
    answers: { ...root, deleteShipmentsById: 'error40904' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '作废' }));
    const dialog = within(await over().findByRole('dialog', { name: '作废 S25111900017' }));
    await userEvent.click(dialog.getByRole('button', { name: '作废' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '装错箱');
    await userEvent.click(dialog.getByRole('button', { name: '作废' }));
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('装错箱');
  },
};

export const Mended: Story = {
  name: 'X-A139 Courier, numbers and weights are mended, each refusal at its field',
  parameters: { at: '/parcels/shipment?state=ALL&row=sh-44' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const dialog = within(await over().findByRole('dialog', { name: '修改 S25111900017' }));
    const tail = dialog.getByRole('textbox', { name: '手机尾号' });
    await userEvent.clear(tail);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写 4 位数字');
    await userEvent.type(tail, '7741');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

export const StepOfTheWay: Story = {
  name: 'X-A141 What the carrier told is added',
  parameters: { at: '/parcels/shipment?state=ALL&row=sh-44' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '记物流' }));
    const dialog = within(await over().findByRole('dialog', { name: 'S25111900017 记物流' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写内容');
    await userEvent.type(dialog.getByRole('textbox', { name: '内容' }), '已签收');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

export const NumbersBySheet: Story = {
  name: 'X-A142 L-40 Tracking numbers by Excel, every row told, also after a reload',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入运单号' }));
    await over().findByRole('dialog');
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('nowhere to choose a file');
    await userEvent.upload(chooser, new File(['x'], 'dhl.xlsx'));
    const dialog = within(over().getByRole('dialog'));
    await dialog.findByText('已改 1 行，未变 1 行，拒绝 2 行');
    await expect(dialog.getByText('没有这个发货单')).toBeVisible();
    await expect(dialog.getByText('表头带有删除线的列未读取：备注')).toBeVisible();
    await reload();
    const again = within(await over().findByRole('dialog', { name: '用 Excel 导入运单号' }));
    await again.findByText('dhl.xlsx');
    await expect(await again.findByText('没有这个发货单')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { ...root, getShipmentsWaitingPage: 'empty' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '没有待发货的子单' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { at: '/parcels/shipment?state=LATE', answers: { ...root, getShipmentsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取发货单')).toBeVisible();
  },
};
