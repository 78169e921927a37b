import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { ProductsScreen } from './ProductsScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';

const meta = {
  title: 'Back office/Products from a sheet',
  component: visits(ProductsScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/goods/product' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog, chooses the first supplier and drops a sheet, with further files if named. */
async function send(canvas: ReturnType<typeof within>, ...others: string[]) {
  await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
  const dialog = await screen.findByRole('dialog', { name: '从 Excel 导入商品' });
  await userEvent.click(await within(dialog).findByRole('combobox', { name: /供应商/ }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  const chooser = fileField(dialog);
  chooser.multiple = others.length > 0;
  const files = ['goods.xlsx', ...others].map((name) => new File(['x'], name));
  await userEvent.upload(chooser, files);
}
const sheet = async () => within(await screen.findByRole('dialog', { name: '从 Excel 导入商品' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Checked: Story = {
  name: 'X-A66 Q-01 A sheet is checked first: what is wrong stands row by row, then its good rows are taken over',
  parameters: { answers: { getUsersMe: 'root', getJobsById: 'taken', getJobsByIdRows: 'errors' } },
  play: async ({ canvas }) => {
    await send(canvas, 'second.xlsx');
    const dialog = await sheet();
    await expect(await dialog.findByText(/可导入 3 行/)).toBeVisible();
    await expect(dialog.getByText('一次只接收一个文件，未接收：second.xlsx')).toBeVisible();
    await expect(await dialog.findByRole('grid', { name: '有误的行' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载有误的行' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '导入 3 行' }));
    await screen.findByText('已导入 3 行');
  },
};

/** Answers that the rows are committed once the commit has been requested. */
function takenOnceAsked(): () => void {
  let isTaken = false;
  return answerSome(async ({ url }, others) => {
    const response = await others();
    if (url.endsWith('/commit')) isTaken = true;
    if (!isTaken || !/\/jobs\/[^/]+$/.test(url)) return response;
    const body = (await response.json()) as { data: object };
    return Response.json({ ...body, data: { ...body.data, state: 'DONE' } });
  });
}

export const CheckedLater: Story = {
  name: 'X-A66 M-J Rows that the check found wrong after the sheet was sent are not told as left out by the taking over',
  parameters: { answers: { getUsersMe: 'root', postProductsImport: 'running', getJobsByIdRows: 'errors' } },
  beforeEach: takenOnceAsked,
  play: async ({ canvas }) => {
    await send(canvas);
    await (await sheet()).findByText('表头带有删除线的列未读取：成本和备注');
    await userEvent.click(await (await sheet()).findByRole('button', { name: '导入 3 行' }));
    await screen.findByText('已导入 3 行');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StruckColumns: Story = {
  name: 'X-A66 Columns whose head is struck through are named over the wrong rows',
  parameters: { answers: { getUsersMe: 'root', postProductsImport: 'running', getJobsByIdRows: 'errors' } },
  play: async ({ canvas }) => {
    await send(canvas);
    const dialog = await sheet();
    await expect(await dialog.findByText('表头带有删除线的列未读取：成本和备注')).toBeVisible();
    await expect(await dialog.findByRole('grid', { name: '有误的行' })).toBeVisible();
  },
};

export const LeftOut: Story = {
  name: 'M-J Q-21 A row that changed while the sheet was taken over is named, with the others stored',
  parameters: { answers: { getUsersMe: 'root', getJobsById: 'leftOut', getJobsByIdRows: 'errors' } },
  play: async ({ canvas }) => {
    await send(canvas);
    const dialog = await sheet();
    await userEvent.click(await dialog.findByRole('button', { name: '导入 3 行' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('导入期间有 1 行发生变化，未导入');
    await expect(dialog.getByText(/已导入 2 行/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载有误的行' })).toBeVisible();
  },
};

export const AtWork: Story = {
  name: 'X-A66 M-J How far the check is can be seen, and it can be given up',
  parameters: { answers: { getUsersMe: 'root', postProductsImport: 'running', getJobsById: 'running' } },
  play: async ({ canvas }) => {
    await send(canvas);
    const dialog = await sheet();
    await expect(await dialog.findByRole('progressbar', { name: '正在检查' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await expect(canvas.getByRole('button', { name: '导入' })).toBeVisible();
  },
};

export const NotGivenUp: Story = {
  name: 'M-J Giving up a sheet says so when the server could not do it',
  parameters: { answers: { getUsersMe: 'root', deleteJobsById: 'HTTP 500', getJobsByIdRows: 'errors' } },
  play: async ({ canvas }) => {
    await send(canvas);
    await (await sheet()).findByText(/可导入 3 行/);
    await userEvent.click((await sheet()).getByRole('button', { name: '取消' }));
    await screen.findByText('服务器故障');
    await isClosed();
  },
};

export const Refused: Story = {
  name: 'X-A66 A sheet that is refused says why at the place it was dropped',
  parameters: { answers: { getUsersMe: 'root', postProductsImport: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await (await sheet()).findByRole('alert')).toBeVisible();
  },
};

export const Lost: Story = {
  name: 'M-J A check that failed for good says so and takes another sheet',
  parameters: { answers: { getUsersMe: 'root', postProductsImport: 'running', getJobsById: 'failed' } },
  play: async ({ canvas }) => {
    await send(canvas);
    const dialog = await sheet();
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '换一个表格' }));
    await expect(await screen.findByRole('combobox', { name: /供应商/ })).toBeVisible();
  },
};

export const Reloaded: Story = {
  name: 'L-40 M-J A checked sheet is there again after a reload, until it is given up',
  parameters: { answers: { getUsersMe: 'root', getJobsByIdRows: 'errors' } },
  play: async ({ canvas }) => {
    await send(canvas);
    await (await sheet()).findByText(/可导入 3 行/);
    await reload();
    const dialog = await sheet();
    await dialog.findByText(/可导入 3 行/);
    await expect(await dialog.findByRole('grid', { name: '有误的行' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await isClosed();
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    await expect(await (await sheet()).findByRole('combobox', { name: /供应商/ })).toBeVisible();
  },
};

export const GoesOn: Story = {
  name: 'M-J Rows that are being taken over go on when the dialog is closed, and are found again, also after a reload',
  parameters: { answers: { getUsersMe: 'root', getJobsById: 'committing' } },
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await (await sheet()).findByRole('button', { name: '导入 3 行' }));
    const found = async () => {
      const dialog = await sheet();
      await expect(await dialog.findByRole('progressbar', { name: '正在导入' })).toBeVisible();
      await expect(dialog.getByText(/^导入已开始，不能取消。关闭后在后台继续/)).toBeVisible();
    };
    await found();
    await escapeDialog();
    await isClosed();
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    await found();
    await reload();
    await found();
  },
};

export const SuppliersFailed: Story = {
  name: 'Q-31 Suppliers that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getSuppliersOptions: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    const dialog = await sheet();
    await expect(await dialog.findByText('选项没有载入：供应商')).toBeVisible();
  },
};
