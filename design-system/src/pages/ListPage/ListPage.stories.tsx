import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { say } from '../../testing/say';
import { ListPage } from './ListPage';
import { StoryOrderList } from './StoryOrderList';
import { storyList, storyOrders } from './storyData';
import type { StoryOrder } from './storyData';

const OrderPage = ListPage<StoryOrder>;
const orders = storyOrders(say, 12);
const onRetry = fn();

const meta = {
  title: 'Pages/ListPage',
  component: OrderPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: say('采购订单', 'Procurement orders'),
    list: storyList(say, orders),
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The least a page declares: a title, and one answer with its columns. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '采购订单' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: '采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Header with actions, tabs with counts, filters that apply at once, the column chooser, an order and pages. */
export const Full: Story = {
  tags: ['matrix'],
  render: () => <StoryOrderList />,
};

/** Pages, tabs and filters narrow the same rows; the counts of the tabs follow the filters, and a column can be hidden. */
export const Narrowed: Story = {
  render: () => <StoryOrderList />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => within(canvas.getByRole('grid')).getAllByRole('rowheader');
    await expect(canvas.getByText('第 1 至 12 行，共 42 行')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(canvas.getByText('第 13 至 24 行，共 42 行')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '已发货 8' }));
    await expect(rows()).toHaveLength(8);
    await userEvent.type(canvas.getByRole('searchbox', { name: '订单号、客户' }), '何雨桐{Enter}');
    await expect(canvas.getByRole('tab', { name: '已发货 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(rows()).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: '列 8' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '付款' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: '付款' })).toBeNull();
  },
};

/** The rows are read: header, tabs and filters are there at once and can be used. */
export const Waiting: Story = {
  render: () => <StoryOrderList list={{ answer: { state: 'waiting' } }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '载入中' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** The rows could not be read: why, the reference for support, and a button that reads again; the filters still work. */
export const Failed: Story = {
  render: () => (
    <StoryOrderList
      list={{
        answer: {
          state: 'failed',
          title: say('采购订单未能读取', 'The orders could not be read'),
          reference: 'req-7f31c0',
          onRetry,
        },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('采购订单未能读取');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

/** No order was ever made: what belongs here, and how the first one comes. */
export const Empty: Story = {
  args: { list: { ...meta.args.list, answer: { state: 'ready', rows: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '还没有采购订单' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '代客下单' })).toBeVisible();
  },
};

/** Filters hide every row: they are named, and a button clears them. */
export const FilteredEmpty: Story = {
  render: () => <StoryOrderList tab="COMPLETED" payment="PROOF_SUBMITTED" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: '已完成 0' })).toBeVisible();
    await expect(canvas.getByText('正在筛选：付款。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(canvas.getByRole('tab', { name: '已完成 8' })).toBeVisible();
    await expect(within(canvas.getByRole('grid')).getAllByRole('rowheader')).toHaveLength(8);
  },
};

/** On a phone each row is a block and the filters are behind a button; the page never scrolls sideways. */
export const Phone: Story = {
  render: () => <StoryOrderList />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('button', { name: '代客下单' })).toBeVisible();
  },
};

/** In English, where the words are longer. */
export const English: Story = {
  render: () => <StoryOrderList />,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows 1 to 12 of 42')).toBeVisible();
  },
};
