import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BackgroundScreen } from './BackgroundScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';
import { typeDay } from '../../../../../.storybook/typeDay';

const meta = {
  title: 'Back office/Background work',
  component: BackgroundScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/system/background' },
} satisfies Meta<typeof BackgroundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function tick(row: HTMLElement, click: (on: Element) => Promise<void>): Promise<void> {
  await click(within(row).getByRole('checkbox'));
}

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('lin.wei@wentao.example')).closest<HTMLElement>('[role=row]');
    await expect(row).toHaveTextContent('失败');
    await expect(row).toHaveTextContent('EENVELOPE');
  },
};

export const OnPhone: Story = {
  name: 'X-A173 Q-46 For whom a work was stands in its row on a phone too',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('lin.wei@wentao.example')).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: { answers: { getBackgroundPage: 'masked' } },
  play: async ({ canvas }) => {
    await canvas.findByText('不可见');
    await expect(canvas.queryByText(/@/)).toBeNull();
  },
};

export const Retried: Story = {
  name: 'X-A174 Tried again',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('lin.wei@wentao.example');
    const [, waiting, failed] = within(canvasElement).getAllByRole('row');
    if (waiting) await tick(waiting, userEvent.click);
    await expect(canvas.getByRole('button', { name: '重试 0 项' })).toBeDisabled();
    if (failed) await tick(failed, userEvent.click);
    await userEvent.click(canvas.getByRole('button', { name: '重试 1 项' }));
    await within(document.body).findByText('2 项已重新排队');
  },
};

export const PartlyRetried: Story = {
  parameters: { answers: { postBackgroundRetry: 'partly' } },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('lin.wei@wentao.example')).closest<HTMLElement>('[role=row]');
    if (row) await tick(row, userEvent.click);
    await userEvent.click(canvas.getByRole('button', { name: '重试 1 项' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByText(/对方之后已重新获取验证码/);
  },
};

export const Narrowed: Story = {
  name: 'X-A173 Q-18 Q-33 Work is narrowed by words and by days, which stand in the address and are cleared there',
  parameters: { at: '/system/background?from=2025-11-19', answers: { getBackgroundPage: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: '收件人或失败原因' }),
      'EENVELOPE{Enter}',
    );
    await canvas.findByText(/^正在筛选：.*“EENVELOPE”/);
    await userEvent.click(canvas.getByRole('button', { name: /^创建日期 .*11月19日.*起$/ }));
    const days = within(await screen.findByRole('dialog', { name: '创建日期' }));
    await typeDay(await days.findByRole('group', { name: '到' }), '20251120');
    await expect(window.location.hash).toContain('from=2025-11-19&to=2025-11-20&keywords=EENVELOPE');
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有后台工作');
    await expect(window.location.hash).toMatch(/background\??$/);
  },
};

export const Arranged: Story = {
  name: 'The columns are chosen, and the filter is kept as a view',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('lin.wei@wentao.example');
    await userEvent.click(canvas.getByRole('button', { name: /^列/ }));
    const columns = within(await screen.findByRole('dialog', { name: '选择列' }));
    await expect(await columns.findByRole('checkbox', { name: /^类型/ })).toBeDisabled();
    await expect(columns.getByRole('checkbox', { name: '次数' })).toBeChecked();
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: '视图' }));
    await expect(await screen.findByRole('dialog', { name: '已存视图' })).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { getBackgroundPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/第 1 至/);
  },
};

export const Empty: Story = {
  parameters: { answers: { getBackgroundPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有后台工作');
  },
};

export const Loading: Story = {
  parameters: { answers: { getBackgroundPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '后台工作' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getBackgroundPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('后台工作没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
