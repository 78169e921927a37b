import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ExportsScreen } from './ExportsScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';
import { typeDay } from '../../../../../.storybook/typeDay';

const meta = {
  title: 'Buyer/Exports',
  component: ExportsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/mine/exports' },
} satisfies Meta<typeof ExportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '生成中' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '下载' })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消' })).toBeVisible();
    await expect(canvas.getByText('生成文件时出错，请重试')).toBeVisible();
    const [created] = canvas.getAllByText('11-20 11:45');
    await expect(created?.closest('td')?.clientWidth).toBe(112);
  },
};

export const Again: Story = {
  name: 'M-J An export that failed is tried again or deleted where it stands',
  play: async ({ canvas, userEvent }) => {
    const failed = within(
      (await canvas.findByText('生成文件时出错，请重试')).closest('[role=row], tr') as HTMLElement,
    );
    await expect(failed.getByRole('button', { name: '删除' })).toBeEnabled();
    await userEvent.click(failed.getByRole('button', { name: '重试' }));
    await screen.findByText('正在重新生成');
  },
};

export const Empty: Story = {
  parameters: { answers: { frontExportPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有导出');
  },
};

const QUESTION = { name: /^删除导出/ };

export const Deleted: Story = {
  name: 'M-J Q-31 Before a file is deleted it is asked for; what has no file goes at once',
  play: async ({ canvas, userEvent }) => {
    const rowOf = async (file: RegExp) =>
      within((await canvas.findByText(file)).closest('[role=row], tr') as HTMLElement);
    const withFile = await rowOf(/^采购订单 2025-11-19/);
    await userEvent.click(withFile.getByRole('button', { name: '删除' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '删除导出“采购订单 2025-11-19.xlsx”？' }),
    );
    await expect(question.getByText('删除后文件不能再下载，需要时请重新导出。')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', QUESTION)).toBeNull());
    await userEvent.click(withFile.getByRole('button', { name: '删除' }));
    const again = within(await screen.findByRole('alertdialog', QUESTION));
    await userEvent.click(again.getByRole('button', { name: '删除' }));
    await screen.findByText('已删除导出');
    await userEvent.click((await rowOf(/^超级清单 2025-11-18/)).getByRole('button', { name: '删除' }));
    await expect(screen.queryByRole('alertdialog', QUESTION)).toBeNull();
  },
};

export const Narrowed: Story = {
  name: 'X-B85 Q-18 Q-33 Exports are narrowed by the name of the file and by days, and cleared where nothing fits',
  parameters: { at: '/mine/exports?to=2025-11-20', answers: { frontExportPage: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '文件名' }), 'AW25{Enter}');
    await canvas.findByText(/^正在筛选：导出时间和“AW25”/);
    await userEvent.click(canvas.getByRole('button', { name: /^导出时间 至 .*11月20日/ }));
    const days = within(await screen.findByRole('dialog', { name: '导出时间' }));
    await typeDay(await days.findByRole('group', { name: '从' }), '20251101');
    await expect(window.location.hash).toMatch(/from=2025-11-01&to=2025-11-20&keywords=AW25/);
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有导出');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontExportPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '导出记录' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontExportPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
