import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PurchaseScreen } from './PurchaseScreen';

const meta = {
  title: 'Back office/Purchase order',
  component: PurchaseScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/purchases/detail/po-0101',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof PurchaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

export const PartlyReceived: Story = {
  name: 'R-2.82 Goods with pictures that open large, what came in and whom it leaves short, records',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'P25111900012' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '到货记录' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^查看大图：/ })[0]).toBeVisible();
  },
};

export const Received: Story = {
  name: 'X-A150 Good and defective pieces counted apart, never above what is open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登记到货' }));
    const dialog = within(await over().findByRole('dialog', { name: '登记到货 P25111900012' }));
    await userEvent.click(dialog.getByRole('button', { name: '登记到货' }));
    await dialog.findByText('请至少登记 1 件');
    const good = dialog.getByRole('textbox', { name: '系带皮质运动鞋 41 的良品' });
    await userEvent.type(good, '61');
    await userEvent.click(dialog.getByRole('button', { name: '登记到货' }));
    await dialog.findByText('超过未到数量');
    await userEvent.clear(good);
    await userEvent.type(good, '58');
    await userEvent.type(dialog.getByRole('textbox', { name: '系带皮质运动鞋 41 的次品' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: '登记到货' }));
    await over().findByText('保存成功');
  },
};

export const Draft: Story = {
  name: 'M-P A draft is sent once it is asked',
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersById: 'draft' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '标记已发出' }));
    const asked = within(await over().findByRole('alertdialog', { name: 'P25112000003 已发给供应商？' }));
    await userEvent.click(asked.getByRole('button', { name: '标记已发出' }));
    await over().findByText('操作成功');
  },
};

export const ChangedMeanwhile: Story = {
  name: 'D-55 Somebody else changed the draft; what was typed stays',
  parameters: {
    answers: {
      getUsersMe: 'root',
      getPurchaseOrdersById: 'draft',
      putPurchaseOrdersById: 'error40901',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const dialog = within(await over().findByRole('dialog', { name: '修改采购单 P25112000003' }));
    const note = dialog.getByRole('textbox', { name: '备注' });
    await userEvent.type(note, '加急');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('改过这里');
    await expect((note as HTMLTextAreaElement).value).toMatch(/加急$/);
  },
};

export const CancelRefused: Story = {
  name: 'M-P Why it cannot be cancelled is said, and the reason stays',
  parameters: {
    answers: {
      getUsersMe: 'root',
      getPurchaseOrdersById: 'draft',
      putPurchaseOrdersByIdStatus: 'error40904',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消采购单' }));
    const dialog = within(await over().findByRole('dialog'));
    const reason = dialog.getByRole('textbox', { name: '原因' });
    await userEvent.type(reason, '改由现货调拨');
    await userEvent.click(dialog.getByRole('button', { name: '取消采购单' }));
    await expect(await dialog.findByText(/./, { selector: '[slot=errorMessage]' })).toBeVisible();
    await expect(reason).toHaveValue('改由现货调拨');
  },
};

export const Cancelled: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersById: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '取消原因' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '登记到货' })).toBeNull();
  },
};

export const Missing: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersById: 'error40401' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这张采购单')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersById: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取采购单')).toBeVisible();
  },
};
