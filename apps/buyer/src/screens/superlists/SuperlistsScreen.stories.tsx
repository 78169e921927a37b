import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { SuperlistsScreen } from './SuperlistsScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';

const meta = {
  title: 'Buyer/Superlists',
  component: SuperlistsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/product/list',
    answers: { frontFilterList: 'empty' },
  },
} satisfies Meta<typeof SuperlistsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '超级清单' })).toBeVisible();
    await expect((await canvas.findAllByText(/双排扣羊绒大衣/))[0]).toBeVisible();
    await expect(await canvas.findByText('18 / 70')).toBeVisible();
    // The only search field is the one of the shell.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const ByDefault: Story = {
  name: 'Q-19 L-21 The page opens with the filters that are its default',
  parameters: { answers: { frontFilterList: 'usual' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '米兰仓女装' })).toBeVisible();
    await expect(window.location.hash).toContain('warehouseIds=MI-02');
  },
};

export const Ticked: Story = {
  name: 'R-2.15 Ticked goods are compared, ordered from and put on a list of one\u2019s own',
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /双排扣羊绒大衣|锁扣手提包/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await expect((await canvas.findAllByText('已选 2 行'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加入购物车（先写订量）' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '对比（2 – 4 款）' }));
    const dialog = await screen.findByRole('dialog', { name: '商品对比' });
    await expect(window.location.hash).toContain('compare=');
    await expect((await within(dialog).findAllByText('Casa Vianello'))[0]).toBeVisible();
    await escapeDialog();
    await expect(window.location.hash).not.toContain('compare=');
  },
};

export const OwnListsUnread: Story = {
  name: 'Q-31 Lists of one\u2019s own that could not be read are not shown as none',
  parameters: { answers: { frontListPage: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /双排扣羊绒大衣/ });
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: '放进我的清单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '放进我的清单' }));
    await dialog.findByRole('button', { name: '重试' });
  },
};

/** Versions with which products were put on a list. */
const versions: unknown[] = [];

export const OtherOwnList: Story = {
  name: 'D-55 A list chosen after the refusal of another is sent with its own version',
  parameters: { answers: { frontListItemEdit: 'error40901' } },
  beforeEach: () => {
    versions.length = 0;
    return answerSome(async (request, others) => {
      if (request.url.endsWith('/list/item/edit'))
        versions.push(((await request.clone().json()) as { version: unknown }).version);
      return others();
    });
  },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /双排扣羊绒大衣/ });
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: '放进我的清单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '放进我的清单' }));
    for (const list of ['Halden 针织 香港仓清货', 'AW25 米兰女装现货 第二批']) {
      await userEvent.click(dialog.getByRole('button', { name: /[^进]清单$/ }));
      await userEvent.click(await screen.findByRole('option', { name: list }));
      await userEvent.click(dialog.getByRole('button', { name: '放进清单' }));
      await dialog.findByText(/林知夏/);
    }
    await waitFor(() => expect(versions).toEqual([4, 2]));
  },
};

export const AllTicked: Story = {
  name: 'Q-17 L-19 All that match are ticked across pages, the first 1,000 of more, and each step says its limit',
  parameters: { answers: { frontProductPage: 'large' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /双排扣羊绒大衣/ }))[0] as Element);
    await userEvent.click(
      await canvas.findByRole('button', { name: '选择符合条件的 12,480 款中的前 1,000 款' }),
    );
    await expect(await canvas.findByText(/已选 12,480 款中的前 \d+ 款/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '对比（2 – 4 款）' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.queryByRole('button', { name: '对比（2 – 4 款）' })).toBeNull();
  },
};

export const Pictures: Story = {
  name: 'R-2.15 Goods stand as large pictures, ticked and ordered from as in the table',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/双排扣羊绒大衣/);
    await userEvent.click(canvas.getByRole('radio', { name: '大图' }));
    const list = await canvas.findByRole('list', { name: '超级清单' });
    const [box] = await within(list).findAllByRole('checkbox', { name: /双排扣羊绒大衣/ });
    await userEvent.click(box as Element);
    await expect(canvas.getAllByText('已选 1 行')[0]).toBeVisible();
    await userEvent.click(
      within(list).getAllByRole('button', { name: /双排扣羊绒大衣.*写订量/ })[0] as Element,
    );
    await expect(await screen.findByRole('dialog', { name: /双排扣羊绒大衣/ })).toBeVisible();
    await escapeDialog();
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const Compared: Story = {
  parameters: { at: '/product/list?compare=l-0086/p-1005,l-0086/p-1001' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '商品对比' });
    await expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const ComparedGone: Story = {
  parameters: {
    at: '/product/list?compare=l-0086/p-1005,l-0086/p-1001',
    answers: { frontProductDetail: 'error40001' },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '商品对比' });
    await expect((await within(dialog).findAllByText(/\S/))[0]).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontProductPage: 'large' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10);
  },
};

export const Empty: Story = {
  parameters: {
    answers: { frontProductPage: 'empty', frontProductFilters: 'empty', frontProductOverview: 'empty' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有款');
  },
};

/** A filter that hides every style is shown differently from an empty catalogue, and can be cleared. */
export const NothingFound: Story = {
  name: 'Q-33 A filter that hides every style is named and cleared',
  parameters: {
    at: '/product/list?keywords=cape&stockMin=20',
    answers: { frontProductPage: 'empty', frontProductFilters: 'empty', frontProductOverview: 'empty' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('没有符合筛选条件的内容');
    await expect(canvas.getByText(/^正在筛选：“cape”和/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有款');
  },
};

export const Loading: Story = {
  parameters: {
    answers: { frontProductPage: 'pending', frontProductFilters: 'pending', frontProductOverview: 'pending' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '超级清单' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    answers: {
      frontProductPage: 'HTTP 500',
      frontProductFilters: 'HTTP 500',
      frontProductOverview: 'HTTP 500',
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '重试' }))[0]).toBeVisible();
  },
};
