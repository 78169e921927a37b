import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactorFirstScreen } from './FactorFirstScreen';

const meta = {
  title: 'Back office/Second factor first',
  component: FactorFirstScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/', answers: { getUsersMe: 'factorFirst' } },
} satisfies Meta<typeof FactorFirstScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-A213 A role demands a second factor: it is set up before anything else',
  parameters: { answers: { getUsersMe: 'factorFirst', postUsersFactor: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '启用两步验证' })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('当前密码'), 'wrong-2026');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await canvas.findByText('密码不正确');
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible();
  },
};
