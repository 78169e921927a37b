import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { keptFor } from '@selvedge/app-shell/kept/person';
import { readKept } from '@selvedge/app-shell/kept/keptStore';
import { dropTabValues } from '@selvedge/app-shell/kept/tabValue';
import { keepTrail } from '@selvedge/app-shell/listing/trail';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { answer } from '../../../../../api-spec/openapi/examples/frontOrderFuturesDetail.json';
import type { OrderDetail } from '../../api/schemas';
import { OrderDetailScreen } from './OrderDetailScreen';
import { orderPage } from './orderPage';
import { OrderView } from './OrderView';

const meta = {
  title: 'Buyer/Order',
  component: OrderDetailScreen,
  tags: ['!autodocs'],
  parameters: orderPage,
} satisfies Meta<typeof OrderDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.19 R-2.32 R-3.24 R-3.27 An order under way',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25111200214' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '操作记录' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /发货/ })).toBeVisible();
    await expect(canvas.getAllByText(/O25111200214-01|子单 01/)[0]).toBeVisible();
    await expect(canvas.getAllByText('待发货')[0]).toBeVisible();
  },
};

/** Opened from the list of orders, whose rows it steps through: by key, and as links with a history. */
export const Stepping: Story = {
  beforeEach: () => {
    keepTrail(
      ['o-09', 'o-01', 'o-02'].map((id) => `/procurement/detail/${id}`),
      20,
      486,
    );
    return dropTabValues;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'O25111200214' });
    await expect(canvas.getByRole('group', { name: '相邻记录' })).toHaveTextContent('22 / 486');
    await expect(canvas.getByRole('link', { name: '上一条（K）' })).toHaveAttribute(
      'href',
      '#/procurement/detail/o-09',
    );
    await userEvent.keyboard('j');
    await waitFor(() => expect(window.location.hash).toBe('#/procurement/detail/o-02'));
    await expect(await canvas.findByRole('button', { name: '下一条（J）' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: '相邻记录' })).toHaveTextContent('23 / 486');
    window.history.back();
    await waitFor(() => expect(window.location.hash).toMatch(/o-01/));
  },
};

/** A message is written: an empty one is refused at the field; after sending the field is empty. */
export const Writing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '留言' });
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('请填写留言')).toBeVisible();
    await userEvent.type(field, '能提前两天到吗？');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** The server is unavailable: the message stays in its field, also for the next visit. */
export const WritingFailed: Story = {
  parameters: { answers: { frontOrderComment: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '留言' });
    await userEvent.clear(field);
    await userEvent.type(field, '箱唛请贴两侧');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '发送' })).not.toHaveAttribute('data-pending'),
    );
    await expect(field).toHaveValue('箱唛请贴两侧');
    const kept = await readKept(`${keptFor()}/talk:o-01`);
    await expect(kept?.values).toEqual({ text: '箱唛请贴两侧' });
    await userEvent.clear(field);
  },
};

export const Submitted: Story = {
  parameters: { answers: { frontOrderDetail: 'submitted' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25112000317' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '取消订单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认' })).toBeNull();
  },
};

export const ToConfirm: Story = {
  parameters: { answers: { frontOrderDetail: 'toConfirm' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '退回' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '确认' }));
    await screen.findByRole('alertdialog', { name: '确认订单 O25111800102？' });
  },
};

export const ToPay: Story = {
  parameters: { answers: { frontOrderDetail: 'toPay' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25111900302' })).toBeVisible();
    await expect(canvas.getAllByText('待付款')[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '收款账户' })).toBeVisible();
  },
};

/** In print an order has its lines besides the open tab, payments or shipments: other tabs cannot be opened on paper. */
export const OnPaper: Story = {
  parameters: { answers: { frontOrderDetail: 'shipped' } },
  play: async ({ canvas, userEvent }) => {
    const lines = () => canvas.queryAllByRole('table', { name: /子单/ });
    await userEvent.click(await canvas.findByRole('tab', { name: /付款/ }));
    await waitFor(() => expect(lines()).toHaveLength(0));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(lines().length).toBeGreaterThan(0));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(lines()).toHaveLength(0));
  },
};

/** A refusal of a proof is shown at its field, and the input stays. */
export const ProofRefused: Story = {
  parameters: {
    answers: { frontOrderDetail: 'toPay', frontPaymentList: 'empty', frontPaymentProofAdd: 'error40917' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /金额/ });
    const form = amount.closest('form');
    const input = fileField(form ?? canvasElement);
    await userEvent.upload(input, new File([new Uint8Array(8)], 'transfer.pdf'));
    await waitFor(() => expect(within(form ?? canvasElement).getAllByRole('listitem')).toHaveLength(1));
    const send = canvas.getByRole('button', { name: /^发送凭证/ });
    await waitFor(() => expect(send).not.toHaveAttribute('data-pending'));
    await userEvent.click(send);
    await expect(await within(form ?? canvasElement).findByText('金额超过未付金额')).toBeVisible();
    await expect(amount).toBeInvalid();
    await expect(amount).not.toHaveValue('');
  },
};

/** A refusal of a receipt is shown below the counted quantities, which stay. */
export const ReceiptRefused: Story = {
  parameters: { answers: { frontOrderDetail: 'shipped', frontOrderReceiptConfirm: 'error40904' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /发货/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^确认收货/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /确认/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('当前状态不允许此操作')).toBeVisible();
  },
};

/** The time at which the order counts as received automatically. */
export const Shipped: Story = {
  parameters: { answers: { frontOrderDetail: 'shipped' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已发货'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再次下单' })).toBeVisible();
    await expect(await canvas.findByText(/将于 12月11日 16:15 自动按已发数量确认收货/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { answers: { frontOrderDetail: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已取消'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '取消订单' })).toBeNull();
  },
};

export const Completed: Story = {
  parameters: { answers: { frontOrderDetail: 'completed' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已完成'))[0]).toBeVisible();
  },
};

const toCome = answer.usual.data as unknown as OrderDetail;

function OrderToCome() {
  return <OrderView order={toCome} words={useOrderWords()} />;
}

export const OfProductsToCome: Story = {
  name: 'D-70 An order of goods to come leads to its deposit and balance',
  render: () => <OrderToCome />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '期货订单详情' })).toHaveAttribute(
      'href',
      `#/procurement/futuresDetail/${toCome.id}`,
    );
    await expect(canvas.getByText('预计到货')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单详情' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontOrderDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
    await expect(await canvas.findByRole('link', { name: '回采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

/** A file above the limit is not sent; a refusal by the server shows the same message. */
export const FileTooLarge: Story = {
  name: 'L-14 Q-13 A file above the limit, before it is sent and after',
  parameters: { answers: { frontUploadFile: 'error41301' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox', { name: '留言' });
    await expect(canvas.getByText('jpg、png、webp 10 MB 内，PDF 20 MB 内')).toBeVisible();
    const input = fileField(canvasElement);
    const add = async (name: string, bytes: number) => {
      await userEvent.upload(input, new File([new Uint8Array(bytes)], name));
    };
    await add('photo.png', 10_485_761);
    await expect(await canvas.findByText('文件超过 10 MB')).toBeVisible();
    await add('transfer.pdf', 20_971_521);
    await expect(await canvas.findByText('文件超过 20 MB')).toBeVisible();
    await add('list.pdf', 8);
    await waitFor(() => expect(canvas.getAllByText('文件超过 20 MB')).toHaveLength(2));
  },
};

/** A file above the number that a proof may have is left out, with a message; the others are sent. */
export const FilesTooMany: Story = {
  name: 'Q-13 A file above the number that is taken is named, the others are sent',
  parameters: {
    answers: { frontOrderDetail: 'toPay', frontPaymentList: 'empty', frontUploadFile: 'pending' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = (await canvas.findByRole('textbox', { name: /金额/ })).closest('form');
    const input = fileField(form ?? canvasElement);
    const files = Array.from({ length: 11 }, (_, at) => new File(['x'], `page-${at + 1}.jpg`));
    await userEvent.upload(input, files);
    const list = within(await canvas.findByRole('list', { name: '付款凭证' }));
    const refused = await list.findByText('最多添加 10 个文件，此文件未添加');
    await expect(refused.closest('li')).toHaveTextContent(/^page-11.jpg/);
    await expect(list.getAllByText('正在上传')).toHaveLength(10);
  },
};
