import type { Meta, StoryObj } from '@storybook/react-vite';
import { suppressPictureErrors } from '@selvedge/app-shell/dev/suppressPictureErrors';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';

const meta = {
  title: 'Back office/Products',
  component: ProductsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/goods/product' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eighteen products with their sums. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('7613099205800');
    const sums = await canvas.findByRole('group', { name: '筛选合计' });
    await expect(within(sums).getByText('18')).toBeVisible();
  },
};

/** A row opens its product beside the table; a key opens the next one. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByText('7613099205800');
    const row = code.closest('[role=row]');
    await userEvent.click(code);
    const detail = await canvas.findByRole('complementary', { name: /小三针腕表 38/ });
    await expect(within(detail).getByText('Kowloon Bonded Stores Ltd')).toBeVisible();
    await expect(row).toHaveAttribute('aria-current', 'true');
    within(detail).getByRole('button', { name: '下一条（J）' }).focus();
    await userEvent.keyboard('j');
    await canvas.findByRole('complementary', { name: /Relaxed cardigan/ });
    await expect(row).not.toHaveAttribute('aria-current');
  },
};

export const LargePicture: Story = {
  name: 'R-2.79 The picture of a row opens large without opening its product, that of the product too',
  beforeEach: suppressPictureErrors,
  play: async ({ canvas, userEvent }) => {
    const cell = (await canvas.findByText('7613099205800')).closest<HTMLElement>('[role=row]');
    const small = { name: /^查看大图：/ };
    await userEvent.click(within(cell ?? document.body).getByRole('button', small));
    await screen.findByRole('img', { name: /小三针腕表 38/ });
    await escapeDialog();
    await waitFor(() => expect(within(cell ?? document.body).getByRole('button', small)).toHaveFocus());
    await expect(canvas.queryByRole('complementary', { name: /小三针腕表 38/ })).toBeNull();
    await userEvent.click(canvas.getByText('7613099205800'));
    const detail = within(await canvas.findByRole('complementary', { name: /小三针腕表 38/ }));
    await userEvent.click(detail.getByRole('button', small));
    await expect(await screen.findByRole('dialog', { name: /小三针腕表 38/ })).toBeVisible();
  },
};

/** Filters are in the address, and can be cleared. */
export const Narrowed: Story = {
  parameters: { at: '/goods/product?kind=SPOT&stock=some' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7613099205800');
    await userEvent.click(await canvas.findByRole('button', { name: '清除' }));
    await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull();
  },
};

/** Stock movements of the open product, with their documents. */
export const Moved: Story = {
  parameters: { at: '/goods/product?row=p-1018' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '库存流水' }));
    const moved = await screen.findByRole('dialog', { name: /库存流水/ });
    await expect(await within(moved).findByText(/残损，表镜有裂/)).toBeVisible();
    await expect(within(moved).getByText('解锁')).toBeVisible();
  },
};

/** A correction is a difference with its reason; the form refuses one that would leave fewer pieces than orders have locked. */
export const Corrected: Story = {
  parameters: { at: '/goods/product?row=p-1018', answers: { getUsersMe: 'root' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更正库存' }));
    const form = await screen.findByRole('dialog', { name: /更正库存/ });
    const change = within(form).getByRole('textbox', { name: /尺码 均码/ });
    await userEvent.type(change, '-9');
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await within(form).findByText('不能少于订单锁定的件数');
    await userEvent.clear(change);
    await userEvent.type(change, '-1');
    await userEvent.click(within(form).getByRole('button', { name: /原因/ }));
    await userEvent.click(await screen.findByRole('option', { name: '残损' }));
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /更正库存/ })).toBeNull());
  },
};

/** Several products are changed together, with a preview of their prices. */
export const Together: Story = {
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7613099205800');
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: '改价、季节与仓库' }));
    const form = within(await screen.findByRole('dialog', { name: '修改 1 款' }));
    await userEvent.click(form.getByRole('button', { name: '应用到 1 款' }));
    await form.findByText('请写明要改什么');
    await userEvent.type(form.getByRole('textbox', { name: '批发价涨跌（%）' }), '-5');
    await userEvent.click(form.getByRole('button', { name: '应用到 1 款' }));
    await screen.findByText('已修改 1 款');
  },
};

/** Selected products are ordered for a customer, from a list that has them. */
export const Ordered: Story = {
  parameters: { answers: { getUsersMe: 'root', postProductsOrders: 'error40902' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7613099205800');
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: '代客下单' }));
    const form = within(await screen.findByRole('dialog', { name: '1 款代客下单' }));
    await userEvent.click(form.getByRole('combobox', { name: /客户/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /Cheung Ka Yan/ }));
    await userEvent.click(await form.findByRole('button', { name: /收货地址/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    const [size] = await form.findAllByRole('spinbutton');
    await userEvent.type(size as HTMLElement, '2{Enter}');
    const make = form.getByRole('button', { name: '下单' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await expect(await form.findByRole('alert')).toHaveTextContent('库存 22 件');
  },
};

/** Lists and orders with a product prevent its deletion. */
export const Kept: Story = {
  parameters: { answers: { getUsersMe: 'root', deleteProductsById: 'error40912' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7613099205800');
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await userEvent.click(sure.getByRole('button', { name: '删除' }));
    await sure.findByText('O25112000317');
  },
};

export const Empty: Story = {
  parameters: { answers: { getProductsPage: 'empty', getProductsFilters: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有商品');
  },
};

export const Failed: Story = {
  parameters: { answers: { getProductsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('商品没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const WarehousesFailed: Story = {
  name: 'Q-31 Warehouses that could not be read are said to be missing where many products change, with another try',
  parameters: { answers: { getUsersMe: 'root', getProductsFilters: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('7613099205800')).closest<HTMLElement>('[role=row]');
    await userEvent.click(within(row ?? document.body).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: '改价、季节与仓库' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改 1 款' }));
    await expect(await dialog.findByText('选项没有载入：仓库')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
