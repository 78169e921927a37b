import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import { delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { UsersScreen } from './UsersScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';

const meta = {
  title: 'Back office/Users from a sheet',
  component: visits(UsersScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/user?deptId=d-sales',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '导入' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const REFUSED = '第 3 行：邮箱 giulia@selvedge 格式不正确';

/** Opens the dialog and drops a sheet. */
async function send(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
  await dialog();
  const input = fileField(document);
  await userEvent.upload(input, new File(['x'], 'people.xlsx'));
}

export const Reloaded: Story = {
  name: 'K-42 L-40 What came of a sheet of staff is there again after a reload, until it was seen',
  play: async ({ canvas }) => {
    await send(canvas);
    await (await dialog()).findByText(REFUSED);
    await reload();
    const again = await dialog();
    await again.findByText('people.xlsx');
    await again.findByText(REFUSED);
    await expect(again.getByText('表头带有删除线的列未读取：手机')).toBeVisible();
    await escapeDialog();
    await isClosed();
    await reload();
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    await expect((await dialog()).queryByText(REFUSED)).toBeNull();
  },
};

const verdict = delayedResponses('/users/_import?deptId=d-sales');

export const ClosedMeanwhile: Story = {
  name: 'K-42 M-J A sheet of staff whose dialog was closed before its answer shows it when opened again',
  beforeEach: verdict.hold,
  play: async ({ canvas }) => {
    await send(canvas);
    await escapeDialog();
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    await (await dialog()).findByText(/^关闭时还没有收到“people.xlsx”的导入结果/);
    verdict.letGo();
    const kept = async () => (await keptValue('sheet:users').read())?.values['result'];
    await waitFor(async () => expect(await kept()).toBeTruthy());
    await reload();
    await (await dialog()).findByText(REFUSED);
  },
};
