import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ManifestChange } from './ManifestTable.types';
import type { ManifestProduct } from './useProductColumns';
import { say } from '../../testing/say';
import { StoryManifest } from './StoryManifest';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const meta = {
  title: 'Commerce/ManifestTable/Behaviour',
  component: StoryManifest,
  args: { onEdit: fn(), onPaste: fn(), onInvalidChange: fn(), written: {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryManifest>;

export default meta;
type Story = StoryObj<typeof meta>;
type Changes = readonly ManifestChange<ManifestProduct>[];

const changesOf = (spy: unknown) =>
  (spy as ReturnType<typeof fn>).mock.calls.flatMap(([changes]) => changes as Changes);
const quantitiesIn = (spy: unknown) =>
  changesOf(spy).flatMap((change) => (change.kind === 'quantity' ? [change.quantity] : []));
const rowAt = (root: HTMLElement, index: number) =>
  root.querySelector<HTMLElement>(`[role=row][aria-rowindex="${index + 2}"]`) as HTMLElement;
const sizeAt = (root: HTMLElement, index: number, name: RegExp) =>
  within(rowAt(root, index)).getByRole('spinbutton', { name });

/** Entering a size run 1-2-2-2-1 takes nine keystrokes; the next Tab moves to the next row that can be ordered. */
export const NineKeystrokes: Story = {
  name: 'Q-14 L-15 A run of sizes in nine keystrokes',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 36/));
    await userEvent.keyboard('1{Tab}2{Tab}2{Tab}2{Tab}1');
    await userEvent.keyboard('{Tab}');
    await expect(quantitiesIn(args.onEdit)).toEqual([1, 2, 2, 2, 1]);
    await expect(sizeAt(canvasElement, 1, /均码/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(sizeAt(canvasElement, 0, /尺码 44/)).toHaveFocus();
    await expect(sizeAt(canvasElement, 0, /尺码 44/)).toHaveValue('1');
  },
};

/** A name that links to its product: Enter on the cell follows it, Tab does not stop there. */
export const Leading: Story = {
  args: { hasPages: true },
  play: async ({ canvasElement }) => {
    const link = within(rowAt(canvasElement, 0)).getByRole('link', { name: '双排扣羊绒大衣' });
    await expect(link).toHaveAttribute('tabindex', '-1');
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    const cell = link.closest<HTMLElement>('[aria-colindex]');
    if (cell === null) throw new Error('no cell');
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Enter on a picture, or a press, shows it large; after closing, its cell has the focus and the rows have not moved. */
export const LargePicture: Story = {
  name: 'Q-14 Q-45 A picture opens large by key and by press, and its cell keeps the focus and its place',
  args: { count: 400 },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 36/));
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control}{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '1'));
    const cell = document.activeElement as HTMLElement;
    const small = await within(cell).findByRole('button', { name: /^查看大图：/ });
    await expect(small).toHaveAttribute('tabindex', '-1');
    const place = grid.scrollTop;
    const closed = async () => {
      const large = within(await screen.findByRole('dialog'));
      const picture = await large.findByRole('img');
      await waitFor(() => expect(picture).toBeVisible());
      await escapeDialog();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(cell).toHaveFocus());
      await expect(grid.scrollTop).toBe(place);
    };
    await userEvent.keyboard('{Enter}');
    await closed();
    await userEvent.click(small);
    await closed();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '2');
  },
};

/** Arrow, Page and Ctrl keys move the focus and never change a value; sold-out sizes are skipped. */
export const Moving: Story = {
  args: { count: 400 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 38/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(sizeAt(canvasElement, 2, /尺码 36/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '12');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '401');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('role', 'columnheader');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The focused row stays in the document however far the view scrolls. */
export const FocusSurvivesScrolling: Story = {
  args: { count: 10_000 },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 38/));
    await userEvent.keyboard('3');
    canvas.getByRole('grid').scrollTop = 200_000;
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=row]').length).toBeGreaterThan(10));
    await waitFor(() => expect(rowAt(canvasElement, 4_550)).toBeInTheDocument());
    await expect(document.activeElement).toHaveValue('3');
    await userEvent.keyboard('{Enter}');
    await expect(quantitiesIn(args.onEdit)).toEqual([3]);
  },
};

/**
 * Escape restores the old value; refused texts stay visible with the reason and are not committed; a quantity beyond the stock is a
 * critical problem.
 */
export const Refusing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 36/));
    await userEvent.keyboard('7{Escape}');
    await expect(sizeAt(canvasElement, 0, /尺码 36/)).toHaveValue('');
    await userEvent.keyboard('1.5{Tab}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    const refused = sizeAt(canvasElement, 0, /尺码 36/);
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(refused).toHaveAccessibleName(/请输入有效的数字/);
    await waitFor(() => expect(args.onInvalidChange).toHaveBeenCalledWith(1));
    await userEvent.keyboard('10');
    await expect(document.activeElement).toHaveAccessibleDescription('38 码只剩 9 件，已写 10 件');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  },
};

/** The mouse wheel over a focused size does not change its value. */
export const Wheel: Story = {
  play: async ({ canvasElement, args }) => {
    const field = sizeAt(canvasElement, 0, /尺码 38/);
    await userEvent.click(field);
    await fireEvent.wheel(document.activeElement as Element, { deltaY: 100 });
    await expect(document.activeElement).toHaveValue('');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** Each cell of a pasted block is accepted, cut or rejected, and the counts are announced. */
export const Pasting: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(sizeAt(canvasElement, 0, /尺码 36/));
    await userEvent.paste('1\t2\t99\r\n5\tx\r\n2\t\t1\r\n');
    const [result] = (args.onPaste as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(result).toMatchObject({ accepted: 5, cut: 1, rejected: 1 });
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(quantitiesIn(args.onEdit)).toEqual([1, 2, 12, 5, 2, 1]);
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
      '写入 5 格 · 1 格按库存减少 · 1 格未写入',
    );
    await userEvent.click(canvas.getByRole('button', { name: '查看第一处' }));
    await expect(document.activeElement).toHaveAccessibleDescription('40 码只剩 12 件，已由 99 件减为 12 件');
  },
};

/** Shift and arrow keys select a block; copying gives a line per row with tabs between columns. */
export const Copying: Story = {
  args: { written: { '0': { '0/38': 1 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(rowAt(canvasElement, 0)).getByText('8051234567892'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(canvasElement.querySelectorAll('[data-range]').length).toBe(4);
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await expect(data.getData('text/plain')).toBe(
      '8051234567892\tMaison Orsel\r\n8051234570144\tMaison Orsel',
    );
  },
};

/** The size that a screen reader focuses is the one that receives the input. */
export const FocusFollows: Story = {
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('spinbutton', { name: /^尺码 40/ })[0]?.focus();
    await expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    await expect(document.activeElement).toHaveAccessibleName(/^尺码 40/);
    await userEvent.keyboard('3{Enter}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};

/** Ticking this page and ticking all matching rows are different actions; unticking the header affects this page only. */
export const Ticking: Story = {
  args: { selectionMode: 'multiple', matching: 1_284, onSelectionChange: fn() },
  play: async ({ canvasElement, canvas }) => {
    const user = userEvent.setup();
    const boxes = () => canvas.getAllByRole('checkbox');
    await user.click(boxes()[2] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes()[5] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(canvas.getAllByText('已选 4 行').length).toBeGreaterThan(0);
    await expect(boxes()[0]).toHaveAttribute('aria-checked', 'mixed');
    await user.click(canvas.getByRole('button', { name: '选择全部 1,284 行' }));
    await expect(canvas.getAllByText('已选全部 1,284 行').length).toBeGreaterThan(0);
    await user.click(boxes()[0] as HTMLElement);
    await expect(canvas.getAllByText('已选 1,270 行').length).toBeGreaterThan(0);
    await expect(rowAt(canvasElement, 0)).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown} ');
    await expect(rowAt(canvasElement, 0)).toHaveAttribute('aria-selected', 'true');
  },
};

/** A click or Enter on a head sorts ascending, the second one descending, the third restores the original order. */
export const Sorting: Story = {
  play: async ({ canvasElement, canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '库存' });
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(rowAt(canvasElement, 0)).toHaveTextContent('小三针腕表');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(rowAt(canvasElement, 0)).toHaveTextContent('羊毛流苏围巾');
    await userEvent.keyboard(' ');
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(rowAt(canvasElement, 0)).toHaveTextContent('8051234567892');
  },
};

/** Without rows there is no totals row: Arrow Down stays at the head, which remains the tab stop. */
export const NoTotalsRow: Story = {
  args: {
    count: 0,
    totals: { name: say('合计', 'Total') },
    empty: { title: say('没有符合条件的款', 'No products found') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
    const head = canvas.getByRole('columnheader', { name: '库存' });
    await userEvent.click(head);
    await userEvent.keyboard('{ArrowDown}');
    await expect(head).toHaveFocus();
    await expect(head).toHaveAttribute('tabindex', '0');
  },
};
