import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { DemoRichTextScreen } from './DemoRichTextScreen';

const meta = {
  title: 'Back office/Demo/Rich text',
  component: visits(DemoRichTextScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/richText' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  name: 'R-2.67 What is written stands beside as it is read',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('还没有内容')).toBeVisible();
    await userEvent.click(await canvas.findByRole('textbox', { name: '编写' }));
    await userEvent.click(canvas.getByRole('button', { name: '项目符号' }));
    await userEvent.keyboard('先核对箱数{Enter}再签字');
    await expect(await canvas.findByText(/^8 个字/)).toBeVisible();
    await expect(canvas.getAllByText('再签字')).toHaveLength(2);
  },
};

export const Kept: Story = {
  name: 'L-40 Q-34 What was written comes back after a reload, until it is given up',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '编写' }));
    await userEvent.click(canvas.getByRole('button', { name: '项目符号' }));
    await userEvent.keyboard('先核对箱数');
    await canvas.findByText(/^5 个字/);
    await reload();
    await expect(await canvas.findByText(/尚未提交的内容/)).toBeVisible();
    await expect(await canvas.findByText(/^5 个字/)).toBeVisible();
    await expect(canvas.getAllByText('先核对箱数')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
    await expect(await canvas.findByText('还没有内容')).toBeVisible();
  },
};
