import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { AddOrderScreen } from './AddOrderScreen';

const meta = {
  title: 'Back office/Add order',
  component: AddOrderScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/add' },
} satisfies Meta<typeof AddOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, field: string | RegExp, option: RegExp): Promise<void> {
  const box = await canvas.findByRole('combobox', { name: field });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Chooses a customer, an address and a list, and writes two pieces of the first size. */
async function write(canvas: Canvas): Promise<void> {
  await choose(canvas, /客户/, /Cheung Ka Yan/);
  await userEvent.click(await canvas.findByRole('button', { name: /收货地址/ }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await choose(canvas, '清单', /瀚海自营/);
  const [size] = await canvas.findAllByRole('spinbutton');
  await userEvent.type(size as HTMLElement, '2{Enter}');
}

export const Blank: Story = {
  name: 'R-2.76 An order begins with a customer and a list',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('先选择清单')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下单' })).toBeDisabled();
  },
};

export const Written: Story = {
  name: 'X-A114 What is written is summed up by the server at once',
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('button', { name: '下单' })).toBeEnabled();
  },
};

let isDown = true;

export const SumsUnknown: Story = {
  name: 'Q-31 Sums that could not be read are not shown as zero, and are read again at a button',
  beforeEach: () => {
    isDown = true;
    return answerSome(({ url }, others) =>
      isDown && url.endsWith('/orders/preview') ? new Response(null, { status: 500 }) : others(),
    );
  },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器故障');
    await expect(canvas.queryByText('€0.00')).toBeNull();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const ShortStock: Story = {
  name: 'X-A114 A refused order says why and keeps what was written',
  parameters: { answers: { postOrders: 'error40904' } },
  play: async ({ canvas }) => {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '下单' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('当前状态不允许此操作');
    await expect((await canvas.findAllByRole('spinbutton'))[0]).toHaveValue(2);
  },
};

export const Failed: Story = {
  parameters: { answers: { getProductsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await choose(canvas, '清单', /瀚海自营/);
    await expect(await canvas.findByText('货品没有取到')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Customers and lists that could not be read are said to be missing, with another try',
  parameters: { answers: { getCustomersOptions: 'HTTP 500', getListsOptions: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选项没有载入：客户')).toBeVisible();
    await expect(await canvas.findByText('选项没有载入：清单')).toBeVisible();
  },
};
