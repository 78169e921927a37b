import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListsScreen } from './ListsScreen';

const meta = {
  title: 'Buyer/Lists',
  component: ListsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/products/list' },
} satisfies Meta<typeof ListsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('AW25 米兰女装现货 第二批');
    await expect(canvas.getByRole('link', { name: 'AW25 米兰女装现货 第二批' })).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontListPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/第 1 至/);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontListPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有清单');
    await expect(canvas.getByText('有新清单发布时会出现在这里。')).toBeVisible();
  },
};

export const Sorted: Story = {
  name: 'R-2.16 Q-18 Lists are sorted by their closing time',
  parameters: { at: '/products/list?sort=closeAt&order=asc' },
  play: async ({ canvas, userEvent }) => {
    const closes = await canvas.findByRole('columnheader', { name: '截单时间' });
    await expect(closes).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(closes);
    await waitFor(() => expect(window.location.hash).toContain('sort=closeAt&order=desc'));
  },
};

/** Tab, filters and scope are in the address. Clearing the filters keeps the tab; closed lists have no closing time to come. */
export const Narrowed: Story = {
  name: 'R-2.16 Q-18 Lists are narrowed by tab and delivery, and those that close first come first',
  parameters: { at: '/products/list?delivery=OVERSEAS' },
  play: async ({ canvas, userEvent }) => {
    const isIn = (query: string) =>
      waitFor(() => expect(window.location.hash).toBe(`#/products/list${query}`));
    await expect(await canvas.findByRole('tab', { name: /全部/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /未截单/ }));
    await isIn('?status=PENDING&delivery=OVERSEAS');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await isIn('?status=PENDING');
    const closing = canvas.getByRole('checkbox', { name: '即将截单优先' });
    await userEvent.click(closing);
    await isIn('?closing=soon&status=PENDING');
    await expect(closing, 'the tab stays, and the focus with it').toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: /已截单/ }));
    await isIn('?status=ACCEPTED');
    await expect(canvas.queryByRole('checkbox', { name: '即将截单优先' })).toBeNull();
    const mine = canvas.getByRole('radio', { name: '我的' });
    await userEvent.click(mine);
    await isIn('?scope=mine');
    await expect(mine, 'the lists of whom are beside the tabs').toHaveFocus();
    await expect(canvas.getByRole('tab', { name: /草稿/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { at: '/products/list?status=ACCEPTED', answers: { frontListPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有符合筛选条件的内容');
    await expect(canvas.getByText('正在筛选：状态。')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '清除筛选' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontListPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '清单管理' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
