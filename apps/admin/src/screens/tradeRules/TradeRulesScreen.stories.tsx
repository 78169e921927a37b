import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { TradeRulesScreen } from './TradeRulesScreen';

const meta = {
  title: 'Back office/Rules of trade',
  component: TradeRulesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/money/rules', answers: { getUsersMe: 'root' } },
} satisfies Meta<typeof TradeRulesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surcharge: Story = {
  name: 'X-A45 X-A46 The surcharge is set step by step; values rise and percents fall',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改小单附加费' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改小单附加费' }));
    const second = dialog.getByRole('textbox', { name: '第 2 档起始金额' });
    await userEvent.clear(second);
    await userEvent.type(second, '12000');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('须大于上一档的金额')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '删除第 3 档' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const Pieces: Story = {
  name: 'X-A46 A minimum of pieces that somebody else set meanwhile is not overwritten',
  parameters: { answers: { getUsersMe: 'root', putConfigById: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改多尺码起订件数' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: '每款至少' });
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('6');
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getConfigPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
