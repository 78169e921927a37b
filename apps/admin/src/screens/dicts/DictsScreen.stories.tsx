import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DictsScreen } from './DictsScreen';

const meta = {
  title: 'Back office/Dictionaries',
  component: DictsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/dict',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof DictsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

async function rowOf(canvas: { findByText: (text: string) => Promise<HTMLElement> }, name: string) {
  const row = (await canvas.findByText(name)).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}

export const Full: Story = {
  name: 'R-2.87 A dictionary with its words beside it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await rowOf(canvas, '取消原因'));
    const words = within(await over().findByRole('grid', { name: '「取消原因」的字典项' }));
    await expect(await words.findByText('Ordered twice')).toBeVisible();
  },
};

export const Added: Story = {
  name: 'X-A26 A dictionary made',
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, '取消原因');
    await userEvent.click(canvas.getByRole('button', { name: '新增字典' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增字典' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /字典名称/ }), '面料');
    await userEvent.type(dialog.getByRole('textbox', { name: /字典编码/ }), 'Cloth');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('小写字母开头，仅含小写字母、数字、_');
  },
};

export const Empty: Story = {
  parameters: { answers: { getDictsPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有字典');
  },
};

export const Failed: Story = {
  parameters: { answers: { getDictsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('字典读取失败');
  },
};

export const Waiting: Story = { parameters: { answers: { getDictsPage: 'pending' } } };
