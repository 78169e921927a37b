import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { ListEditorScreen } from './ListEditorScreen';

const meta = {
  title: 'Buyer/Own list',
  component: visits(ListEditorScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/edit/l-0102',
    route: '/products/edit/:id',
    answers: { frontListDetail: 'own' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Settings, transitions, products with their prices, and share links to copy and revoke. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '瀚海自营 AW25 尾货' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '立即截单' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '按规则定价' }));
    await expect(await screen.findByRole('dialog', { name: '按规则定价' })).toBeVisible();
    await expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  },
};

/** The settings open from the button beside the title, with the values of the list. */
export const Settings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    await expect(await screen.findByRole('textbox', { name: '清单名称' })).toHaveValue('瀚海自营 AW25 尾货');
  },
};

export const AddProducts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加商品' }));
    const dialog = await screen.findByRole('dialog', { name: '加商品' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: '加入 0 款' })).toBeDisabled();
  },
};

export const ProductKept: Story = {
  name: 'L-40 Q-34 Goods that were ticked and not added are ticked again after a reload, until the dialog is closed',
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '加商品' }));
      return within(await screen.findByRole('dialog', { name: '加商品' }));
    };
    const before = await open();
    for (const box of (await before.findAllByRole('checkbox')).slice(1, 3)) await userEvent.click(box);
    await before.findByRole('button', { name: '加入 2 款' });
    await reload();
    const after = await open();
    await after.findByRole('button', { name: '加入 2 款' });
    await expect(after.getByText(/尚未提交的内容/)).toBeVisible();
    await userEvent.click(after.getByRole('button', { name: '取消' }));
    await (await open()).findByRole('button', { name: '加入 0 款' });
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
      if (pathname.endsWith('/list/item/edit')) {
        versions.push(((await request.clone().json()) as { version: number }).version);
        await opened;
      }
      const response = await others();
      if (!pathname.includes('/list/detail/')) return response;
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

export const RemoveRefused: Story = {
  name: 'A product that could not be removed says why',
  parameters: { answers: { frontListDetail: 'own', frontListItemEdit: 'error40904' } },
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^移出/ });
    await userEvent.click(remove as HTMLElement);
    await screen.findByText('当前状态不允许此操作');
  },
};

export const NotOwn: Story = {
  parameters: { answers: { frontListDetail: 'usual' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这张清单不由您管理')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    answers: { frontListDetail: 'own', frontListProductPage: 'empty', frontListSharePage: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('清单里还没有商品')).toBeVisible();
    await expect(await canvas.findByText('还没有分享链接')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
