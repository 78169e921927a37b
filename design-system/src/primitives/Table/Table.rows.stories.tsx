import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { EllipsisIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { NumberField } from '../NumberField/NumberField';
import { storyColumns, storyOrders, storySum } from './storyOrders';
import type { StoryOrder } from './storyOrders';
import { Table } from './Table';
import type { TableColumn } from './Table.types';

const OrderTable = Table<StoryOrder>;
const columns = storyColumns();
const orders = storyOrders(5);
const [first] = orders;

const meta = {
  title: 'Primitives/Table/Rows',
  component: OrderTable,
  tags: ['!autodocs'],
  args: {
    label: say('采购订单', 'Purchase orders'),
    columns,
    rows: orders,
    rowId: ({ id }: StoryOrder) => id,
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Totals below the rows, each under its column. */
export const Totals: Story = {
  args: { totals: { id: say('合计', 'Total'), amount: storySum(orders) } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const total = within(rows[rows.length - 1] ?? document.body).getAllByRole('gridcell');
    await expect(total.map((cell) => cell.textContent)).toEqual(['合计', '', '', '', storySum(orders)]);
  },
};

const actions: TableColumn<StoryOrder> = {
  id: 'more',
  header: say('操作', 'Actions'),
  isHeaderHidden: true,
  align: 'end',
  width: 56,
  render: ({ id }) => (
    <Menu
      label={say(`${id} 的操作`, `Actions on ${id}`)}
      trigger={
        <IconButton size="small" label={say(`${id} 的操作`, `Actions on ${id}`)} icon={<EllipsisIcon />} />
      }
      groups={[{ id: 'steps', items: [{ id: 'copy', label: say('复制', 'Copy'), onAction: fn() }] }]}
    />
  ),
};

/**
 * The table is one stop of Tab. Arrows go through its cells and the buttons in them; entering leads to the cell that was left.
 */
export const OneStop: Story = {
  args: { columns: [...columns, actions] },
  decorators: [
    (Drawn) => (
      <>
        <Button>{say('之前', 'Before')}</Button>
        <Drawn />
        <Button>{say('之后', 'After')}</Button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '之前' }).focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    const more = canvas.getByRole('button', { name: `${orders[1]?.id} 的操作` });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: `${orders[2]?.id} 的操作` })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '之后' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: `${orders[2]?.id} 的操作` })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '之前' })).toHaveFocus();
  },
};

/** Space ticks a row, Shift with an arrow the rows on the way, Ctrl + A all, Escape none. */
export const TickedByKey: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [, tick] = canvas.getAllByRole('checkbox');
    await expect(tick).toHaveAccessibleName(`选择 ${first?.id}`);
    canvas.getAllByRole('rowheader')[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(orders.slice(0, 3).map(({ id }) => id)),
    );
    await userEvent.keyboard('{Control>}a{/Control}');
    for (const each of canvas.getAllByRole('checkbox')) await expect(each).toBeChecked();
    await userEvent.keyboard('{Escape}');
    for (const each of canvas.getAllByRole('checkbox')) await expect(each).not.toBeChecked();
  },
};

/** Tab in a field leads to the next field of the table, so that figures are written one after the other. */
export const Fields: Story = {
  args: {
    columns: [
      ...columns.slice(0, 2),
      {
        id: 'count',
        header: say('确认件数', 'Confirmed'),
        width: 140,
        render: ({ id, pieces }) => (
          <NumberField isLabelHidden label={say(`${id} 的件数`, `Pieces of ${id}`)} defaultValue={pieces} />
        ),
      },
      actions,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [one, two] = canvas.getAllByRole('textbox');
    if (!one) throw new Error('no field');
    await userEvent.click(one);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(one).toHaveFocus();
    await userEvent.tab();
    await expect(two).toHaveFocus();
  },
};

/** Enter, F2 or typing edits a cell; a text that is refused stays in it with the reason, and what a colleague saved meanwhile is said. */
export const Edited: Story = {
  render: function Edited(args) {
    const [rows, setRows] = useState(orders);
    const editable = columns.map((column) =>
      column.id === 'pieces'
        ? {
            ...column,
            edit: {
              kind: 'quantity' as const,
              value: ({ pieces }: StoryOrder) => String(pieces),
              check: (text: string) =>
                Number(text) > 500
                  ? { level: 'critical' as const, message: say('不能超过 500 件', 'At most 500 pieces') }
                  : undefined,
            },
          }
        : column,
    );
    return (
      <OrderTable
        {...args}
        columns={editable}
        rows={rows}
        onEdit={({ rowId, value }) =>
          setRows((before) =>
            before.map((row) => (row.id === rowId ? { ...row, pieces: Number(value) } : row)),
          )
        }
        marksOf={({ id, pieces }) =>
          id === orders[1]?.id && pieces !== 46
            ? {
                pieces: {
                  level: 'warning',
                  message: say('Marco Galli 于 10:12 存为 40', 'Marco Galli saved 40 at 10:12'),
                },
              }
            : undefined
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const cellOf = (index: number) =>
      within(canvas.getAllByRole('row')[index + 1] ?? document.body).getAllByRole('gridcell')[2];
    cellOf(0)?.focus();
    await userEvent.keyboard('75{Enter}');
    await expect(cellOf(0)).toHaveTextContent('75');
    await expect(cellOf(1)).toHaveFocus();
    await userEvent.keyboard('{F2}{Backspace}{Backspace}48{Tab}');
    await expect(cellOf(1)).toHaveTextContent('Marco Galli 于 10:12 存为 40');
    cellOf(2)?.focus();
    await userEvent.keyboard('900{Enter}');
    await expect(cellOf(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(cellOf(2)).toHaveTextContent('900');
    await expect(cellOf(2)).toHaveTextContent('不能超过 500 件');
    cellOf(2)?.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(cellOf(2)).toHaveTextContent('8');
    await expect(cellOf(2)).not.toHaveAttribute('aria-invalid');
  },
};

/** Rows with rows below them expand in place. */
export const Expandable: Story = {
  render: function Expandable(args) {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
    return (
      <OrderTable
        {...args}
        rows={orders.slice(0, 2)}
        rowChildren={({ id }) => (id === first?.id ? orders.slice(2, 4) : [])}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-level', '2');
    canvas.getAllByRole('rowheader')[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
  },
};

/** From 200 rows on only those in view are drawn; the keyboard reaches all of them. */
export const Windowed: Story = {
  args: { rows: storyOrders(1_000), totals: { id: say('合计', 'Total') } },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    canvas.getAllByRole('rowheader')[0]?.focus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{ArrowUp}');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '1001');
    await expect(document.activeElement).toBeVisible();
    const frame = grid.parentElement;
    const last = document.activeElement;
    if (frame) frame.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
    await expect(last).toHaveFocus();
    await expect(frame?.scrollTop).toBe(0);
  },
};
