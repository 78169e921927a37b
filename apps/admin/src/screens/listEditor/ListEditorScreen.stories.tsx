import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { ListEditorScreen } from './ListEditorScreen';

const meta = {
  title: 'Back office/List',
  component: ListEditorScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/lists/edit/l-0086',
    route: '/lists/edit/:id',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof ListEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

export const Full: Story = {
  name: 'R-2.80 An open list: its goods with prices and what was asked for, its links, who may see it, who ordered',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'AW25 米兰女装现货 第二批' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '立即截单' })).toBeVisible();
    await expect(await canvas.findByText('买家下单')).toBeVisible();
    await expect(await canvas.findByText('分享链接')).toBeVisible();
    const [code] = canvas.getAllByText(/^805\d{10}$/);
    await expect(code?.closest('td')?.scrollWidth).toBe(code?.closest('td')?.clientWidth);
    const [link] = canvas.getAllByText(/^https:/);
    await expect(link).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const Priced: Story = {
  name: 'R-3.23 A rule of cost or retail, with what becomes of some goods first; no floor for the merchant',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '按规则定价' }));
    const dialog = within(await over().findByRole('dialog', { name: '按规则定价' }));
    await userEvent.click(dialog.getByRole('button', { name: /依据/ }));
    await userEvent.click(await over().findByRole('option', { name: '成本' }));
    await expect(dialog.getAllByRole('row').length).toBeGreaterThan(2);
    await userEvent.click(dialog.getByRole('button', { name: '定价' }));
    await over().findByText('保存成功');
  },
};

/** Versions with which products of the list were changed. */
const versions: number[] = [];
let answerFirst = (): void => undefined;

export const PricedInTurn: Story = {
  name: 'D-55 Prices that are written one after the other are no conflict with oneself',
  beforeEach: () => {
    versions.length = 0;
    const opened = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    return answerSome(async (request, others) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'PUT') {
        versions.push(((await request.clone().json()) as { version: number }).version);
        await opened;
      }
      const response = await others();
      if (!(request.method === 'GET' && pathname.endsWith('/lists/l-0086'))) return response;
      const answer = (await response.json()) as { data: { version: number } };
      const version = answer.data.version + versions.length;
      return Response.json({ ...answer, data: { ...answer.data, version } });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const [one, other] = await canvas.findAllByRole('textbox', { name: /的清单价$/ });
    for (const field of [one, other]) {
      await userEvent.clear(field as HTMLElement);
      await userEvent.type(field as HTMLElement, '999');
      await userEvent.tab();
    }
    answerFirst();
    await waitFor(() => expect(versions).toHaveLength(2));
    await expect(versions[1]).toBe((versions[0] ?? 0) + 1);
  },
};

export const AddedFound: Story = {
  name: 'X-A74 Everything that was found goes on in one step; what is refused is said there',
  parameters: { answers: { getUsersMe: 'root', putListsByIdProducts: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加商品' }));
    const dialog = within(await over().findByRole('dialog', { name: '加商品' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^全部加入 [1-9]/ }));
    await expect(await dialog.findByText(/Marco Galli/)).toBeVisible();
  },
};

export const FromSheet: Story = {
  name: 'X-A75 A sheet is checked before anything of it is on the list: what is wrong stands row by row',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '从 Excel 加入' }));
    const dialog = await over().findByRole('dialog', { name: '从 Excel 加入' });
    const input = fileField(dialog);
    await userEvent.upload(input, new File(['x'], 'prices.xlsx'));
    await expect(await over().findByText(/可加入 64 行/)).toBeVisible();
    await expect(over().getByRole('button', { name: '下载有误的行' })).toBeVisible();
    await userEvent.click(over().getByRole('button', { name: '加入 64 款' }));
    await over().findByText(/^已加入/);
  },
};

export const Draft: Story = {
  name: 'R-2.80 A draft for one team: no links yet, publish and delete',
  parameters: { answers: { getUsersMe: 'root', getListsById: 'draft' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '发布' })).toBeVisible();
    await expect(canvas.queryByText('分享链接')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '设置' }));
    const dialog = within(await over().findByRole('dialog', { name: '清单设置' }));
    await expect(dialog.getByRole('row', { name: /^瀚海贸易/ })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '英文名称' })).toHaveValue(
      'Hanhai Trading, special terms',
    );
  },
};

export const Closed: Story = {
  parameters: { answers: { getUsersMe: 'root', getListsById: 'closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新开放' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '加商品' })).toBeNull();
  },
};

export const Bare: Story = {
  name: 'R-2.80 No goods, no links, no orders yet',
  parameters: {
    answers: {
      getUsersMe: 'root',
      getListsByIdProductsPage: 'empty',
      getListsByIdShares: 'empty',
      getOrdersPage: 'empty',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('清单里还没有商品')).toBeVisible();
    await expect(await canvas.findByText('还没有买家从这张清单下单。')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getListsById: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const ProductFailed: Story = {
  parameters: { answers: { getUsersMe: 'root', getListsByIdProductsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取清单商品')).toBeVisible();
  },
};
