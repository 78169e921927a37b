import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import { answerSome, whenAnswered } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { OrdersScreen } from './OrdersScreen';

const meta = {
  title: 'Buyer/Orders',
  component: visits(OrdersScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/procurement/order' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('O25112000317');
    await expect(canvas.getByRole('tab', { name: /进行中/ })).toHaveTextContent('7');
  },
};

export const Narrowed: Story = {
  parameters: {
    at: '/procurement/order?time=MONTH&valueMinCents=100000&orderedBy=by-demo',
    answers: { frontOrderPage: 'empty' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('没有符合筛选条件的内容');
    await expect(canvas.getByText('正在筛选：下单时间、下单人和货值。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下单时间 近一个月' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /货值 .*1,000/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有订单');
  },
};

/** A press on a column header sorts, and the sort order is stored in the address. */
export const Sorted: Story = {
  name: 'R-2.18 Q-18 Orders are sorted by the day they were ordered and by their value',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: '下单时间' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await expect(window.location.hash).toContain('sort=createdAt&order=asc');
    await userEvent.click(canvas.getByRole('columnheader', { name: '货值' }));
    await waitFor(() => expect(window.location.hash).toContain('sort=valueCents'));
  },
};

export const NamedFilters: Story = {
  parameters: { at: '/procurement/order?flow=TO_BE_PAID', answers: { frontFilterList: 'orders' } },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '视图' }));
    await userEvent.click(await body.findByRole('button', { name: '重命名视图 林知夏 近三月' }));
    const name = body.getByRole('textbox', { name: '重命名视图 林知夏 近三月' });
    await userEvent.clear(name);
    await userEvent.type(name, '待付款');
    await expect(body.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(name, ' 二');
    await expect(body.getByRole('button', { name: '保存' })).toBeEnabled();
  },
};

/** Hidden columns are stored on the server, so that the list has the same ones after a reload and on every device. */
export const ChosenColumns: Story = {
  name: 'L-21 Q-19 Columns that are not needed are hidden, and stay hidden after a reload',
  beforeEach: () => {
    let tableColumns: Record<string, string[]> = {};
    return answerSome(async (request, others) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/sp/front/user/preference')) return others();
      if (request.method === 'POST') {
        const input = (await request.json()) as { tableColumns?: Record<string, string[]> };
        tableColumns = { ...tableColumns, ...input.tableColumns };
      }
      return Response.json({ code: 200, message: 'ok', data: { columns: {}, tableColumns } });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const hasTime = () => canvas.queryByRole('columnheader', { name: '下单时间' }) !== null;
    await canvas.findByText('O25112000317');
    await expect(hasTime()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '列 9' }));
    await expect(await screen.findByRole('checkbox', { name: /订单号/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '下单时间' }));
    await waitFor(() => expect(hasTime()).toBe(false));
    await userEvent.keyboard('{Escape}');
    await whenAnswered();
    await reload();
    await canvas.findByText('O25112000317');
    await waitFor(() => expect(hasTime()).toBe(false));
    const button = canvas.getByRole('button', { name: '列 8' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(hasTime()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ListUnnamed: Story = {
  name: 'The chip of a list whose name is still read says that it is a list, and no id',
  parameters: { at: '/procurement/order?listId=l-0086', answers: { frontListDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '已选筛选' })).toHaveTextContent(/^清单$/);
  },
};

export const Large: Story = {
  parameters: { answers: { frontOrderPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText('12,480', { exact: false });
  },
};

export const Empty: Story = {
  parameters: { answers: { frontOrderPage: 'empty', frontOrderCount: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有订单');
    await expect(canvas.getByRole('link', { name: '去清单管理' })).toBeVisible();
  },
};

export const ViewNamed: Story = {
  name: 'L-40 L-21 The name of a view comes back after a reload, until the view is kept',
  parameters: { at: '/procurement/order?status=COMPLETED' },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body);
    const named = async (label: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: '视图' }));
      return body.findByRole('textbox', { name: label });
    };
    await userEvent.type(await named('视图名称'), '已完成');
    await waitFor(async () => expect(await keptValue('view:order').read()).toBeDefined());
    await reload();
    const name = await named('视图名称');
    await waitFor(() => expect(name).toHaveValue('已完成'));
    await userEvent.click(body.getByRole('button', { name: '存为视图' }));
    await waitFor(async () => expect(await keptValue('view:order').read()).toBeUndefined());
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderPage: 'pending', frontOrderCount: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderPage: 'HTTP 500', frontOrderCount: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('订单没有取到');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await whenAnswered();
    // The page says it; a toast beside it would say it twice.
    await expect(screen.queryByText('服务器故障')).toBeNull();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Brands, people and named filters that could not be read are said to be missing, with another try',
  parameters: {
    at: '/procurement/order?flow=TO_BE_PAID',
    answers: {
      frontBrandPage: 'HTTP 500',
      frontTeamMemberOptions: 'HTTP 500',
      frontFilterList: 'HTTP 500',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('选项没有载入：品牌和下单人')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '视图' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: '已存视图' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('选项没有载入：已存视图');
    await expect(panel.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(panel.queryByText(/还没有视图/)).toBeNull();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};
