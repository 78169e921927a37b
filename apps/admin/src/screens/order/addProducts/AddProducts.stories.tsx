import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderScreen } from '../OrderScreen';

const meta = {
  title: 'Back office/Order/Add goods',
  component: OrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/procurement/detail/o-03',
    route: '/procurement/detail/:id',
    answers: { getOrdersById: 'partlyConfirmed' },
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens the products of a list or of the pool; returns the dialog. */
async function open(canvas: Canvas, from: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: '添加货品' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: from }));
  return within(await screen.findByRole('dialog', { name: `${from}货品` }));
}

/** Writes two pieces of the first size on the page. */
async function writePieces(dialog: Canvas): Promise<void> {
  const [size] = await dialog.findAllByRole('spinbutton');
  await userEvent.type(size as HTMLElement, '2{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: '加入订单' })).toBeEnabled());
}

export const FromList: Story = {
  name: 'R-2.77 X-A115 Goods of a list are written by size, summed up with the order and added',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, '从清单添加');
    await expect(dialog.getByRole('button', { name: '加入订单' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: '清单' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /瀚海自营/ }));
    await writePieces(dialog);
    await userEvent.click(dialog.getByRole('button', { name: '加入订单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PoolShort: Story = {
  name: 'R-2.78 X-A116 D-16 A refusal says what is missing and keeps what was written',
  parameters: { answers: { getOrdersById: 'partlyConfirmed', postOrdersByIdCloudProducts: 'error40902' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, '从货品池添加');
    await writePieces(dialog);
    await userEvent.click(dialog.getByRole('button', { name: '加入订单' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('需要 9 件，库存 7 件');
    await expect((await dialog.findAllByRole('spinbutton'))[0]).toHaveValue(2);
  },
};

export const ByHand: Story = {
  name: 'R-2.77 D-16 Goods by hand say what is missing before they are sent',
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '手写货品' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: '手写货品，子单 01' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /国际编码/ }), '8051234578990');
    await userEvent.click(dialog.getByRole('button', { name: '加入订单' }));
    const described = (name: RegExp, description: string) =>
      dialog.findByRole('textbox', { name, description });
    await expect(await described(/国际编码/, '校验位不符，应为 13 位 EAN-13 编码')).toBeVisible();
    await expect(await described(/单价/, '请填单价')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Brands and categories that could not be read are said to be missing, with another try',
  parameters: {
    answers: { getOrdersById: 'partlyConfirmed', getBrandsOptions: 'HTTP 500', getCategories: 'HTTP 500' },
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '手写货品' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: '手写货品，子单 01' }));
    await expect(await dialog.findByText('选项没有载入：品牌')).toBeVisible();
    await expect(await dialog.findByText('选项没有载入：品类')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: '重试' })).toHaveLength(2);
  },
};
