import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RatesScreen } from './RatesScreen';

const meta = {
  title: 'Back office/Exchange rates',
  component: RatesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/money/rates' },
} satisfies Meta<typeof RatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-A160 Rates, the euro is fixed',
  play: async ({ canvas }) => {
    await canvas.findByText('CNY');
    await expect(canvas.getByText('固定')).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'X-A160 A rate is set from now on',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 CNY 汇率' }));
    const field = await screen.findByRole('textbox', { name: '汇率' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('请填写大于 0 的数，最多 6 位小数');
    await userEvent.clear(field);
    await userEvent.type(field, '7.91');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const Failed: Story = {
  parameters: { answers: { getExchangeRates: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
