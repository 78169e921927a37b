import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { BigOrderScreen } from './BigOrderScreen';

const meta = {
  title: 'Back office/Order, all lines',
  component: visits(BigOrderScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/procurement/bigDetail/o-07',
    route: '/procurement/bigDetail/:id',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the cell of confirmed pieces in a row of the sheet. */
async function confirmedCell(root: HTMLElement, row: number): Promise<HTMLElement> {
  const grid = await within(root).findByRole('grid', { name: '订单大表' });
  const heads = within(grid).getAllByRole('columnheader');
  const at = heads.findIndex((head) => head.textContent?.includes('确认') === true);
  const found = grid.querySelector(`[aria-rowindex="${row + 1}"] [aria-colindex="${at + 1}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`row ${row} is not drawn`);
  return found;
}

async function paste(root: HTMLElement, text: string): Promise<void> {
  await userEvent.click(await confirmedCell(root, 1));
  await userEvent.paste(text);
}

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25112000317' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: '已收' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
  },
};

/** Returns the rectangle of a cell's rendered text. */
function drawn(cell: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(cell.firstChild ?? cell);
  return range.getBoundingClientRect();
}

export const InEnglish: Story = {
  name: 'The longest state is written in full, and the number of a row stands apart from its sub-order',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [state] = await canvas.findAllByRole('gridcell', { name: 'Awaiting platform confirmation' });
    await expect(state?.scrollWidth).toBe(state?.clientWidth);
    const [row, sub] = canvas.getAllByRole('columnheader');
    if (!row || !sub) throw new Error('a sheet without heads');
    await expect(drawn(sub).left - drawn(row).right).toBeGreaterThanOrEqual(12);
  },
};

export const Pasted: Story = {
  name: 'D-15 A pasted column is written cell by cell, what cannot be stays in its cell with the reason',
  play: async ({ canvas, canvasElement }) => {
    await paste(canvasElement, '8\n10\nn/a\n12');
    await expect(await canvas.findByText(/2 格未保存/)).toBeVisible();
    await expect(canvas.getAllByText(/2 格未写入/)[0]).toBeVisible();
    await expect(await confirmedCell(canvasElement, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('button', { name: '保存' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(canvas.queryByText(/未保存/)).toBeNull();
  },
};

export const Filled: Story = {
  name: 'D-15 A chosen block is filled from its first row, and one press confirms as asked',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await confirmedCell(canvasElement, 1));
    await userEvent.keyboard('2{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: '向下填充' }));
    await expect(await canvas.findByText(/3 格未保存/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '按询价数量确认' }));
    await expect(await canvas.findByText(/14 格未保存/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'X-A193 A cell the server refuses says why, and the others of its sub-order stay written',
  parameters: { answers: { putOrdersByIdBig: 'refused' } },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvasElement, '8\n10\n8\n11');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('不能多于客户要的数量')).toBeVisible();
    await expect(canvas.getByText(/4 格未保存 · 1 格被拒绝/)).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'X-A193 D-55 What a colleague saved meanwhile is shown beside what was typed',
  parameters: { answers: { putOrdersByIdBig: 'conflict' } },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvasElement, '8\n10\n5\n11');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText(/Marco Galli 于 .* 存为 6，您填写的是 5/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保留 6（第 3 行）' }));
    await expect(canvas.queryByText(/格冲突/)).toBeNull();
  },
};

const KEPT = 'bigOrder:o-07';

export const Reloaded: Story = {
  name: 'D-15 L-40 What is written and not saved is there again after a reload, until it is given up',
  play: async ({ canvas, canvasElement }) => {
    await paste(canvasElement, '8\n10');
    await canvas.findByText(/2 格未保存/);
    await waitFor(async () => expect(await keptValue(KEPT).read()).toBeDefined());
    await reload();
    await canvas.findByText(/^这里是您 .+ 填写、尚未提交的内容/);
    await canvas.findByText(/2 格未保存/);
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
    await expect(canvas.queryByText(/未保存/)).toBeNull();
    await waitFor(async () => expect(await keptValue(KEPT).read()).toBeUndefined());
  },
};

export const Loading: Story = {
  parameters: { answers: { getOrdersByIdBig: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单大表' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getOrdersByIdBig: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { getOrdersByIdBig: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
  },
};
