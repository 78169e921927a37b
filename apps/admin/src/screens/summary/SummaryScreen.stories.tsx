import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SummaryScreen } from './SummaryScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';
import { typeDay } from '../../../../../.storybook/typeDay';

const meta = {
  title: 'Back office/Data summary',
  component: SummaryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/money/summary', answers: { getUsersMe: 'root' } },
} satisfies Meta<typeof SummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.59 Figures by customer, added up',
  parameters: { at: '/money/summary?by=customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('北岸直播 王诗涵')).toBeVisible();
    const totals = within(canvas.getByRole('group', { name: '合计 6 项' }));
    await expect(totals.getByText('1,804')).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'R-2.59 Two spans side by side, and what is left of the value',
  parameters: {
    at: '/money/summary?by=customer&compare=year',
    answers: { getUsersMe: 'root', getDataSummaryPage: 'compared' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '较去年同期' })).toBeVisible();
    await expect(canvas.getByText('+44.3%')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '毛利率' })).toBeVisible();
    await expect(canvas.getAllByText('57.8%')[0]).toBeVisible();
  },
};

export const OtherWay: Story = {
  name: 'R-2.59 Divided another way, over days of one’s own',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /时间$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '自选日期' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^日期 / }));
    const days = within(await screen.findByRole('dialog', { name: '日期' }));
    await typeDay(await days.findByRole('group', { name: '从' }), '20250901');
    await expect(days.queryByRole('option')).toBeNull();
    await waitFor(() => expect(window.location.hash).toContain('from=2025-09-01'));
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: /按$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '团队' }));
    await expect(await canvas.findByRole('columnheader', { name: '团队' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getDataSummaryPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这段时间没有订单' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getUsersMe: 'root', getDataSummaryPage: 'pending' } },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getDataSummaryPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取汇总')).toBeVisible();
  },
};
