import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CustomersScreen } from './CustomersScreen';

const meta = {
  title: 'Back office/Customers',
  component: CustomersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/customers/customer' },
} satisfies Meta<typeof CustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

async function rowOf(canvas: { findByText: (text: string) => Promise<HTMLElement> }, name: string) {
  const row = (await canvas.findByText(name)).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}

export const Full: Story = {
  name: 'R-2.49 Customers with identity, team, salesperson and figures',
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, '林知夏')).toHaveTextContent('Giulia Ferrero');
    await expect(await rowOf(canvas, 'fresh')).toHaveTextContent('待核实');
  },
};

export const Edited: Story = {
  name: 'R-2.51 A customer changed',
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '林知夏');
    await userEvent.click(within(row).getByRole('button', { name: '林知夏的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改客户' }));
    const dialog = within(await over().findByRole('dialog', { name: '修改客户「林知夏」' }));
    const name = dialog.getByRole('textbox', { name: '昵称' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写昵称');
    await userEvent.type(name, '林');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

export const ChangedMeanwhile: Story = {
  name: 'D-55 Somebody else was faster; what was typed stays',
  parameters: { answers: { putCustomersById: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '林知夏');
    await userEvent.click(within(row).getByRole('button', { name: '林知夏的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改客户' }));
    const dialog = within(await over().findByRole('dialog', { name: '修改客户「林知夏」' }));
    const name = dialog.getByRole('textbox', { name: '昵称' });
    await userEvent.type(name, '二');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('改过这里');
    await expect(name).toHaveValue('林知夏二');
  },
};

export const Phone: Story = {
  name: 'R-2.50 Another phone number, refused where somebody has it',
  parameters: { answers: { patchCustomersByIdPhone: 'error40008' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '林知夏');
    await userEvent.click(within(row).getByRole('button', { name: '林知夏的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '更换手机号' }));
    const dialog = within(await over().findByRole('dialog', { name: '更换「林知夏」的手机号' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('该手机号已被使用')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '手机号' })).toBeInvalid();
  },
};

export const Added: Story = {
  name: 'R-2.51 A customer made, the first password told once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增客户' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增客户' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '13800138888');
    await userEvent.type(dialog.getByRole('textbox', { name: '昵称' }), '林慧');
    await userEvent.type(dialog.getByRole('textbox', { name: '公司名称' }), '林慧商行');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请选择身份类型');
    await userEvent.click(dialog.getByRole('button', { name: /身份类型/ }));
    await userEvent.click(await over().findByRole('option', { name: '香港贸易商' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('Saum-5184-Kante');
  },
};

export const StepWithReport: Story = {
  name: 'X-A96 One step for several, with for whom it could not be done',
  parameters: { answers: { putCustomersBatch: 'partly' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['fresh', 'Park Ji-woo'])
      await userEvent.click(within(await rowOf(canvas, name)).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '核实身份' }));
    const dialog = within(await over().findByRole('dialog', { name: '核实 2 位客户的身份？' }));
    await userEvent.click(dialog.getByRole('button', { name: '核实身份' }));
    const report = within(await over().findByRole('dialog', { name: '1 位客户未能处理' }));
    await expect(report.getByRole('listitem')).toHaveTextContent('fresh 不存在，或不在您的数据范围内');
  },
};

export const Empty: Story = {
  parameters: { answers: { getCustomersPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有客户')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getCustomersPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取客户')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Salespeople that could not be read are said to be missing, for one customer and for several',
  parameters: { answers: { getSalesmenPage: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await rowOf(canvas, 'fresh')).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '更换业务员' }));
    const step = within(await over().findByRole('dialog', { name: '为 1 位客户更换业务员' }));
    await expect(await step.findByText('选项没有载入：业务员')).toBeVisible();
    await userEvent.click(step.getByRole('button', { name: '取消' }));
    await userEvent.click(canvas.getByRole('button', { name: '新增客户' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增客户' }));
    await expect(await dialog.findByText('选项没有载入：业务员')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
