import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { headsAreArrangeable } from '../../testing/columnTools';
import { say } from '../../testing/say';
import { storyColumns, storyOrders } from './storyOrders';
import type { StoryOrder } from './storyOrders';
import { Table } from './Table';

const OrderTable = Table<StoryOrder>;

const meta = {
  title: 'Primitives/Table/Columns',
  component: OrderTable,
  tags: ['!autodocs'],
  args: {
    label: say('采购订单', 'Purchase orders'),
    columns: storyColumns(),
    rows: storyOrders(6),
    rowId: ({ id }: StoryOrder) => id,
    onArrangementChange: fn(),
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[role=columnheader]'),
];
const names = (canvasElement: HTMLElement) => heads(canvasElement).map((head) => head.textContent);
const at = (element: Element, across: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width * across, clientY: top + height / 2, button: 0, pointerId: 1 };
};

/** The edge of a head is pulled to resize the column, pressed to fit it to its content, pressed again to give it its first width. */
export const Resized: Story = {
  play: async ({ canvasElement, args }) => {
    await headsAreArrangeable(canvasElement);
    const [head] = heads(canvasElement);
    const edge = head?.querySelector('[data-edge]');
    if (!head || !edge) throw new Error('no edge');
    const before = head.getBoundingClientRect().width;
    const start = at(edge, 0.5);
    await fireEvent.pointerDown(edge, start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX + 60 });
    await fireEvent.pointerUp(window, { ...start, clientX: start.clientX + 60 });
    await waitFor(() =>
      expect(args.onArrangementChange).toHaveBeenLastCalledWith({ widths: { id: Math.round(before + 60) } }),
    );
    await expect(head.getBoundingClientRect().width).toBeCloseTo(before + 60, 0);
    await expect(canvasElement.querySelector('table')?.offsetWidth).toBe(
      canvasElement.querySelector('table')?.parentElement?.clientWidth,
    );
    await fireEvent.pointerDown(edge, start);
    await fireEvent.pointerUp(window, start);
    const fitted = Number(head.style.inlineSize.replace('rem', '')) * 16;
    await expect(fitted).toBeLessThan(before);
    await fireEvent.pointerDown(edge, start);
    await fireEvent.pointerUp(window, start);
    await expect(args.onArrangementChange).toHaveBeenLastCalledWith({ widths: {} });
    await expect(head).not.toHaveAttribute('data-sorted');
  },
};

/** Heads are resized by Alt and an arrow and moved by Shift and an arrow; the focus stays on the head. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await headsAreArrangeable(canvasElement);
    const [first] = heads(canvasElement);
    first?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(names(canvasElement).slice(0, 2)).toEqual(['下单人', '订单']);
    await expect(document.activeElement).toHaveTextContent('订单');
    const before = document.activeElement?.getBoundingClientRect().width ?? 0;
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onArrangementChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: expect.objectContaining({ id: Math.round(before + 16) }) }),
    );
  },
};

/** A head is pulled to the place of another one, which does not sort by it. */
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    await headsAreArrangeable(canvasElement);
    const [first, , third] = heads(canvasElement);
    if (!first || !third) throw new Error('no heads');
    const start = at(first, 0.3);
    const end = at(third, 0.5);
    await fireEvent.pointerDown(first, start);
    await fireEvent.pointerMove(window, end);
    await fireEvent.pointerUp(window, end);
    await waitFor(() => expect(names(canvasElement)).toEqual(['下单人', '状态', '订单', '件数', '应付合计']));
    await expect(args.onArrangementChange).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-sorted]')).toBeNull();
  },
};

/** Pinned columns stay in view while the others scroll sideways. */
export const Pinned: Story = {
  args: { arrangement: { pinned: ['person'], widths: { state: 400, amount: 400 } } },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: '36rem' }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)[0]).toBe('下单人');
    const frame = canvas.getByRole('grid').parentElement;
    const [cell] = canvas.getAllByRole('gridcell');
    if (!frame || !cell) throw new Error('no frame');
    await waitFor(() => expect(frame).toHaveAttribute('data-sideways'));
    frame.scrollLeft = 300;
    await expect(cell.getBoundingClientRect().left).toBe(frame.getBoundingClientRect().left);
  },
};

/** Shift and a press on a second head sorts rows that are equal by the first; the heads say their places. */
export const SortedByTwo: Story = {
  args: { onArrangementChange: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('columnheader', { name: '下单人' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('columnheader', { name: '应付合计' }));
    await userEvent.click(canvas.getByRole('columnheader', { name: /应付合计/ }));
    await userEvent.keyboard('{/Shift}');
    const [first, second] = [
      canvas.getByRole('columnheader', { name: /下单人/ }),
      canvas.getByRole('columnheader', { name: /应付合计/ }),
    ];
    await expect(first).toHaveAttribute('aria-sort', 'ascending');
    await expect(second).not.toHaveAttribute('aria-sort');
    await expect(second).toHaveAccessibleName(/第 2 排序列/);
    const shown = canvas.getAllByRole('row').slice(1);
    const cells = (at: number) => shown.map((row) => row.children[at]?.textContent ?? '');
    const people = cells(1);
    await expect(people).toEqual([...people].sort((one, other) => one.localeCompare(other, 'zh')));
    const amounts = cells(4).map((text) => Number(text.replaceAll(/[€,]/g, '')));
    for (let index = 1; index < shown.length; index += 1)
      if (people[index] === people[index - 1])
        await expect(amounts[index]).toBeLessThan(amounts[index - 1] ?? 0);
  },
};

/** A resized column ends where its edge was pulled to: the columns before it keep their widths, those after it share the rest. */
export const EdgeStays: Story = {
  play: async ({ canvasElement }) => {
    await headsAreArrangeable(canvasElement);
    const [first, second, third] = heads(canvasElement);
    const edge = third?.querySelector('[data-edge]');
    if (!first || !second || !third || !edge) throw new Error('no edge');
    const widths = [first, second].map((head) => head.getBoundingClientRect().width);
    const end = third.getBoundingClientRect().right;
    const start = at(edge, 0.5);
    await fireEvent.pointerDown(edge, start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX - 50 });
    await fireEvent.pointerUp(window, { ...start, clientX: start.clientX - 50 });
    await waitFor(() => expect(Math.abs(third.getBoundingClientRect().right - end + 50)).toBeLessThan(1.5));
    for (const [index, head] of [first, second].entries())
      await expect(Math.abs(head.getBoundingClientRect().width - (widths[index] ?? 0))).toBeLessThan(1.5);
  },
};
