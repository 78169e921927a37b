import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';
import { typeDay } from '../../../../../.storybook/typeDay';

const meta = {
  title: 'Back office/Orders',
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/order' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('O25112000317');
    await expect(canvas.getByRole('tab', { name: /进行中/ })).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { getOrdersPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/第 1 至/);
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('O25112000317')).closest<HTMLElement>('[role=row]');
    if (row) await userEvent.click(within(row).getByRole('checkbox'));
    await expect(await canvas.findByText('已选 1 张')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '平台确认 3 张子单' })).toBeEnabled();
  },
};

/** The column chooser and the saved views of the list. */
export const Tools: Story = {
  parameters: { at: '/procurement/order?flow=TO_BE_CONFIRMED' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('O25112000317');
    await userEvent.click(await canvas.findByRole('button', { name: '待我确认' }));
    const views = await screen.findByRole('dialog', { name: '已存视图' });
    await expect(await within(views).findByRole('button', { name: '待我确认' })).toBeVisible();
    await expect(within(views).queryByLabelText('视图名称')).toBeNull();
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: /^列/ }));
    await expect(await screen.findByRole('checkbox', { name: /业务员/ })).not.toBeChecked();
  },
};

/** A head moved by its keys: the order is stored for every device. */
export const Arranged: Story = {
  name: 'Columns of a list are moved, and the order is stored for the person',
  beforeEach: () =>
    answerSome(async (request, others) => {
      if (request.method !== 'PUT') return others();
      const { arrangements } = (await request.json()) as {
        arrangements: Record<string, { order: string[] }>;
      };
      return Response.json({ code: 200, message: 'ok', data: { columns: {}, presets: [], arrangements } });
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('O25112000317');
    const names = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    const [first = '', second = ''] = names().filter(Boolean);
    const head = canvas.getByRole('columnheader', { name: first });
    await waitFor(() => expect(head).toHaveAttribute('aria-keyshortcuts'));
    head.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(names().filter(Boolean).slice(0, 2)).toEqual([second, first]));
    await userEvent.click(canvas.getByRole('button', { name: /^列/ }));
    const ticks = await screen.findAllByRole('checkbox', { name: new RegExp(`${first}|${second}`) });
    await expect(ticks.map((tick) => tick.closest('label')?.textContent?.slice(0, 2))).toEqual([
      second.slice(0, 2),
      first.slice(0, 2),
    ]);
  },
};

export const Empty: Story = {
  parameters: { answers: { getOrdersPage: 'empty', getOrdersCount: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有客户订单');
  },
};

/** Rarely used filters are behind one button, which shows how many of them are set. */
export const MoreFilters: Story = {
  name: 'X-A110 Orders are narrowed by customer, team, salesperson, supplier and list',
  parameters: { at: '/procurement/order?teamId=t-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多筛选（1）' }));
    const panel = within(await screen.findByRole('dialog', { name: '更多筛选' }));
    for (const name of ['客户', '团队', '业务员', '供应商', '清单'])
      await expect(panel.getByRole('combobox', { name: new RegExp(name) })).toBeVisible();
    await userEvent.click(panel.getByRole('combobox', { name: /供应商/ }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByText('更多筛选（2）');
  },
};

/** Days are typed or chosen; a quick range takes their place. */
export const Days: Story = {
  name: 'R-9.22 X-A110 Orders are narrowed by a quick range or by any two days',
  parameters: { at: '/procurement/order?time=WEEK' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '下单时间 近一周' });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: '下单时间' }));
    await typeDay(await panel.findByRole('group', { name: '从' }), '20251101');
    await waitFor(() => expect(window.location.hash).toMatch(/from=2025-11-01&to=/));
    await expect(window.location.hash).not.toContain('time=');
    await userEvent.click(panel.getByRole('option', { name: '近一个月' }));
    await waitFor(() => expect(button).toHaveAccessibleName('下单时间 近一个月'));
    await expect(window.location.hash).toMatch(/\?time=MONTH$/);
  },
};

/** Words that the server was asked for. */
const asked: (string | null)[] = [];

/** The server finds, by what no name contains too; the name of the choice is there again when the filters are opened anew. */
export const FoundByServer: Story = {
  name: 'X-A91 X-A110 A customer beyond the first answer is found by the server',
  beforeEach: () => {
    asked.length = 0;
    return answerSome(({ url }, others) => {
      const { pathname, searchParams } = new URL(url, location.href);
      if (!pathname.endsWith('/customers/options')) return others();
      const words = searchParams.get('keywords');
      asked.push(words);
      const data = words === 'lin@yard' ? [{ value: 'c-201', label: '林知夏' }] : [];
      return Response.json({ code: 200, message: 'ok', data });
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多筛选' }));
    const panel = async () => within(await screen.findByRole('dialog', { name: '更多筛选' }));
    await userEvent.type((await panel()).getByRole('combobox', { name: /客户/ }), 'lin@yard');
    await userEvent.click(await screen.findByRole('option', { name: '林知夏' }));
    await expect(asked).toContain('lin@yard');
    await canvas.findByText('更多筛选（1）');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选（1）' }));
    await expect((await panel()).getByRole('combobox', { name: /客户/ })).toHaveValue('林知夏');
  },
};

/** Choices that could not be read are named, and can be read again. */
export const ChoicesFailed: Story = {
  name: 'Q-31 Filters whose choices could not be read say so and try again',
  parameters: { answers: { getTeamsOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多筛选' }));
    const panel = within(await screen.findByRole('dialog', { name: '更多筛选' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('选项没有载入：团队');
    const fetch = spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ code: 200, message: 'ok', data: [{ value: 't-1', label: '瀚海贸易' }] }),
    );
    await userEvent.click(panel.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
    fetch.mockRestore();
    await userEvent.click(panel.getByRole('combobox', { name: /团队/ }));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: '瀚海贸易' });
  },
};

/** A filter that hides every order is distinguished from an installation without orders, and can be cleared. */
export const NothingFound: Story = {
  name: 'Q-33 A filter that hides every order is named and cleared',
  parameters: {
    at: '/procurement/order?flow=TO_BE_PAID&keywords=O2511&sort=paidCents',
    answers: { getOrdersPage: 'empty', getOrdersCount: 'empty' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('没有符合筛选条件的内容');
    await expect(canvas.getByText(/^正在筛选：.*和“O2511”。$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有客户订单');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: { answers: { getOrdersPage: 'pending', getOrdersCount: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getOrdersPage: 'HTTP 500', getOrdersCount: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Saving views sends all of them: views that could not be read would be lost. */
export const ViewsFailed: Story = {
  name: 'Q-31 L-21 Views that could not be read are not shown as none, and none is kept over them',
  parameters: {
    at: '/procurement/order?flow=TO_BE_PAID',
    answers: { getUsersPreference: 'HTTP 500' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '视图' }));
    const panel = within(await screen.findByRole('dialog', { name: '已存视图' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('选项没有载入：已存视图');
    await expect(panel.queryByText(/还没有视图/)).toBeNull();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};
