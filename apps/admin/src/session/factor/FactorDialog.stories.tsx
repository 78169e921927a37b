import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { FactorDialog } from './FactorDialog';

const meta = {
  title: 'Back office/Two-step verification',
  component: FactorDialog,
  tags: ['!autodocs'],
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/index' },
} satisfies Meta<typeof FactorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await within(document.body).findByRole('dialog'));

export const SetUp: Story = {
  name: 'X-A212 X-A213 Set up: password, app, recovery codes',
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '启用两步验证' }));
    await userEvent.type(await dialog.findByLabelText('当前密码'), 'Tibava-2193-Masove');
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
    await dialog.findByText('两步验证的二维码');
    await userEvent.type(dialog.getByRole('textbox', { name: '验证码' }), '91420');
    await userEvent.click(dialog.getByRole('button', { name: '启用' }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: '验证码', description: /请输入 6 位数字/ }),
      '7',
    );
    await userEvent.click(dialog.getByRole('button', { name: '启用' }));
    await expect(await dialog.findAllByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toHaveLength(10);
    // Over a connection that is not secure the browser has no clipboard.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    await screen.findByText('浏览器不允许复制，请下载保存');
    Reflect.deleteProperty(navigator, 'clipboard');
    await userEvent.click(dialog.getByRole('button', { name: '我已保存' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  name: 'X-A215 Switching it off with a code that was used',
  parameters: { answers: { getUsersFactor: 'demanded', postUsersFactorOff: 'error40004' } },
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await dialog.findByText('恢复码即将用完，请重新生成。');
    const off = await dialog.findByRole('button', { name: '停用两步验证' });
    await expect(off.parentElement).toHaveStyle({ flexWrap: 'wrap' });
    await userEvent.click(off);
    await userEvent.type(await dialog.findByLabelText('当前密码'), 'Tibava-2193-Masove');
    await userEvent.type(dialog.getByRole('textbox', { name: '验证码或恢复码' }), '914207');
    await userEvent.click(dialog.getByRole('button', { name: '停用两步验证' }));
    await dialog.findByText('验证码不正确或已用过');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Unread: Story = {
  parameters: { answers: { getUsersFactor: 'HTTP 500' } },
  play: async () => {
    await (await dialogOf()).findByText('两步验证的状态读取失败');
  },
};
