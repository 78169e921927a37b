import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerSome, delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { ImportSheetScreen } from './ImportSheetScreen';
import { dropSheet } from './droppedSheet.fixture';
import { keepSheet } from './keptSheet';

const meta = {
  title: 'Buyer/Import that is left and come back to',
  component: visits(ImportSheetScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/import/l-0086',
    route: '/products/import/:id',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ORDER = [
  ['Code', 'Size', 'Qty', 'Confirmed'],
  ['8051234567892', '38', 5, 3],
];
const SUM = '工作表“Order”：表中 8 件 = 可提交 3 件 + 有误 0 件 + 未读取 5 件';

export const Reloaded: Story = {
  name: 'Q-02 L-40 A review is there again after a reload with what was chosen, until another sheet is wanted',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await userEvent.click(await canvas.findByRole('radio', { name: '有错误则全部不提交' }));
    await userEvent.click(await canvas.findByRole('tab', { name: '读取说明' }));
    await userEvent.click(await canvas.findByRole('button', { name: /D 列“Confirmed”读作/ }));
    await userEvent.click(await screen.findByRole('option', { name: '数量' }));
    await canvas.findByText(SUM);
    await reload();
    await canvas.findByText(/^这是您 11月20日 14:00 选择的表格/);
    await canvas.findByText(SUM);
    await expect(canvas.getByRole('radio', { name: '有错误则全部不提交' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '重新上传' }));
    await reload();
    await canvas.findByText('把填好的订货表拖到这里');
    await expect(canvas.queryByText(SUM)).toBeNull();
  },
};

export const Stopped: Story = {
  name: 'M-J A commit can be given up until the server begins with it, and says that nothing was taken',
  parameters: { answers: { frontImportOrder: 'pending' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await userEvent.click(await canvas.findByRole('button', { name: '提交 1 行' }));
    await canvas.findByRole('progressbar', { name: '正在上传' });
    await userEvent.click(await canvas.findByRole('button', { name: '取消提交' }));
    await screen.findByText('已取消提交，购物车没有变化');
    await expect(canvas.getByRole('button', { name: '提交 1 行' })).toBeEnabled();
  },
};

const cancelling = delayedResponses('/cancel');

export const LateCancel: Story = {
  name: 'Q-02 A sheet chosen while the former one is cancelled stays, also when that was committed before',
  parameters: { answers: { frontImportJobCancel: 'error40904' } },
  beforeEach: cancelling.hold,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await userEvent.click(await canvas.findByRole('button', { name: '提交 1 行' }));
    await canvas.findByText(/^服务器核对的结果与本页不同/);
    await userEvent.click(canvas.getByRole('button', { name: '重新上传' }));
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await canvas.findByRole('button', { name: '提交 1 行' });
    cancelling.letGo();
    await screen.findByText('这张表之前已提交，各行已在购物车里');
    await expect(canvas.getByRole('button', { name: '提交 1 行' })).toBeEnabled();
  },
};

/** Idempotency keys of the uploads. */
const uploads = new Set<string | null>();

export const CancelledJob: Story = {
  name: 'Q-02 A job that was cancelled elsewhere is not used again: the next commit uploads the sheet anew',
  beforeEach: () => {
    uploads.clear();
    return answerSome(async (request, others) => {
      if (!request.url.includes('/import/order')) return others();
      uploads.add(request.headers.get('Idempotency-Key'));
      const answer = (await (await others()).json()) as { data: object };
      const state = uploads.size === 1 ? { state: 'CANCELLED' } : {};
      return Response.json({ ...answer, data: { ...answer.data, ...state } });
    });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await userEvent.click(await canvas.findByRole('button', { name: '提交 1 行' }));
    await canvas.findByText('提交没有完成，购物车没有变化');
    await userEvent.click(canvas.getByRole('button', { name: '提交 1 行' }));
    await canvas.findByText(/^服务器核对的结果与本页不同/);
  },
};

export const CutOff: Story = {
  name: 'Q-02 A commit that a reload cut off says that a second one takes nothing twice',
  parameters: { answers: { frontImportJobCommit: 'pending' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await dropSheet(canvasElement, ORDER);
    await userEvent.click(await canvas.findByRole('button', { name: '提交 1 行' }));
    const differs = await canvas.findByText(/^服务器核对的结果与本页不同/);
    await expect(differs).toHaveStyle({ whiteSpace: 'normal' });
    await userEvent.click(await canvas.findByRole('button', { name: /^提交 \d+ 行$/ }));
    await canvas.findByRole('progressbar', { name: '正在加入购物车' });
    await expect(canvas.queryByRole('button', { name: '取消提交' })).toBeNull();
    await reload();
    await canvas.findByText('上次提交时页面被关闭。再提交一次不会重复加入购物车。');
    await expect(canvas.getByRole('button', { name: '提交 1 行' })).toBeEnabled();
  },
};

export const CutOffButDone: Story = {
  name: 'Q-02 A commit that a reload cut off and the server finished says what it took',
  parameters: { answers: { frontImportJob: 'done' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('把填好的订货表拖到这里');
    await keepSheet('l-0086', {
      file: new File(['x'], 'order.xlsx'),
      choices: new Map(),
      mode: 'VALID_ONLY',
      asked: { jobId: 'j-01', uploadKey: 'k-01', mode: 'VALID_ONLY' },
    });
    await reload();
    await screen.findByText('已提交 9 行到购物车，略过 4 行');
    await waitFor(() => expect(window.location.hash).toContain('/shoppingCart'));
    await expect(canvasElement).not.toHaveTextContent('order.xlsx');
  },
};
