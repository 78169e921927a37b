import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { PurchasesScreen } from './PurchasesScreen';

const meta = {
  title: 'Back office/Purchases',
  component: PurchasesScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/purchases/needs',
    answers: { getUsersMe: 'root', getPurchasesPage: 'open' },
  },
} satisfies Meta<typeof PurchasesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

async function tick(
  canvas: { findByRole: (role: string, by: object) => Promise<HTMLElement> },
  supplier: string,
) {
  const part = within(await canvas.findByRole('region', { name: supplier }));
  const [, first] = part.getAllByRole('checkbox');
  if (first === undefined) throw new Error(`${supplier} has no row`);
  return first;
}

export const Full: Story = {
  name: 'R-2.81 Needs, supplier by supplier, with their sums and pictures that open large',
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Vianello Group S.p.A.' }));
    await expect(part.getAllByRole('button', { name: /^查看大图：/ })[0]).toBeVisible();
    await expect(part.getAllByText(/瀚海贸易/)[0]).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const Ordered: Story = {
  name: 'X-A145 Needs of two suppliers ticked, and ordered from each',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tick(canvas, 'Vianello Group S.p.A.'));
    await userEvent.click(await tick(canvas, 'Tessitura Brianza S.r.l.'));
    await expect(await canvas.findByText('已选 2 项需求')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '生成采购单' }));
    const dialog = within(await over().findByRole('dialog', { name: '生成 2 张采购单' }));
    await expect(dialog.getByText('Tessitura Brianza S.r.l.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '生成采购单' }));
    await over().findByText('已生成 2 张采购单');
  },
};

/** Suppliers in the order of the calls: that of the second call is refused once. */
const ordered: string[] = [];

export const OrderedInPart: Story = {
  name: 'D-55 Of two orders of which one was refused, the other is not made again, also with another note',
  beforeEach: () => {
    ordered.length = 0;
    return answerSome(async (request, others) => {
      if (request.method !== 'POST') return others();
      ordered.push(((await request.clone().json()) as { supplierId: string }).supplierId);
      if (ordered.length !== 2) return others();
      return Response.json({ code: 42901, message: '请稍后再试', data: null });
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tick(canvas, 'Vianello Group S.p.A.'));
    await userEvent.click(await tick(canvas, 'Tessitura Brianza S.r.l.'));
    await userEvent.click(await canvas.findByRole('button', { name: '生成采购单' }));
    const dialog = within(await over().findByRole('dialog', { name: '生成 2 张采购单' }));
    await userEvent.click(dialog.getByRole('button', { name: '生成采购单' }));
    await dialog.findByText('请稍后再试');
    await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '加急');
    await userEvent.click(dialog.getByRole('button', { name: '生成采购单' }));
    await over().findByText('已生成 2 张采购单');
    const [first, second] = ordered;
    await expect(ordered).toEqual([first, second, second]);
  },
};

export const Taken: Story = {
  name: 'Q-27 Somebody else ordered them; what was typed stays',
  parameters: {
    answers: { getUsersMe: 'root', getPurchasesPage: 'open', postPurchasesOrders: 'error40904' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tick(canvas, 'Tessitura Brianza S.r.l.'));
    await userEvent.click(await canvas.findByRole('button', { name: '生成采购单' }));
    const dialog = within(await over().findByRole('dialog'));
    const note = dialog.getByRole('textbox', { name: '备注' });
    await userEvent.type(note, '加急');
    await userEvent.click(dialog.getByRole('button', { name: '生成采购单' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(note).toHaveValue('加急');
  },
};

export const Covered: Story = {
  name: 'Needs that are covered are shown by supplier, and cannot be ticked',
  parameters: { at: '/purchases/needs?state=COVERED' },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Vianello Group S.p.A.' }));
    await expect(part.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(part.queryByRole('checkbox')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchasesPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待采购的商品')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchasesPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取采购需求')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Suppliers that could not be read are said to be missing among the filters, with another try',
  parameters: {
    answers: { getUsersMe: 'root', getPurchasesPage: 'open', getSuppliersOptions: 'HTTP 500' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选项没有载入：供应商')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
