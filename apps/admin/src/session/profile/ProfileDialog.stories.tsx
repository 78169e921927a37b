import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { cutPhoto } from '@selvedge/app-shell/dev/cutPhoto';
import { ProfileDialog } from './ProfileDialog';

const meta = {
  title: 'Back office/My profile',
  component: ProfileDialog,
  tags: ['!autodocs'],
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/index' },
} satisfies Meta<typeof ProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await within(document.body).findByRole('dialog'));

export const Saved: Story = {
  name: 'R-2.58 The own account is changed',
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByText('销售部')).toBeVisible());
    const mobile = dialog.getByRole('textbox', { name: '手机' });
    await userEvent.clear(mobile);
    await userEvent.type(mobile, 'abc');
    await userEvent.tab();
    await expect(await dialog.findByText('请填写 5 至 20 位数字，可带区号')).toBeVisible();
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '+39 02 5550 0148');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Photo: Story = {
  name: 'R-2.58 X-A05 Another photo is cut out and kept with the account, or none',
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '移除照片' }));
    await expect(dialog.queryByRole('button', { name: '移除照片' })).toBeNull();
    await cutPhoto(userEvent);
    await expect(await dialog.findByRole('button', { name: '移除照片' })).toBeVisible();
    const saved: unknown[] = [];
    const answer = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'PUT') saved.push(await request.clone().json());
      return answer(request);
    });
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(saved).toEqual([expect.objectContaining({ avatar: '/files/f-601' })]);
  },
};

export const Taken: Story = {
  parameters: { answers: { putUsersProfile: 'error40007' } },
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('该邮箱已被其他账号使用')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '邮箱' })).toBeInvalid();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Another address requires the password, and a wrong one is shown at its field. */
export const AnotherAddress: Story = {
  parameters: { answers: { putUsersProfile: 'error40003' } },
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    const email = await dialog.findByRole('textbox', { name: '邮箱' });
    await expect(dialog.queryByLabelText('当前密码')).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'giulia@selvedge.example');
    await userEvent.type(await dialog.findByLabelText('当前密码'), 'Demo-2020');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('当前密码不正确')).toBeVisible();
    await expect(dialog.getByLabelText('当前密码')).toBeInvalid();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Sparse: Story = {
  parameters: { answers: { getUsersProfile: 'sparse' } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('textbox', { name: '邮箱' })).toHaveValue('');
  },
};
