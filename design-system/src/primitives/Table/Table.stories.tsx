import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Text } from '../../layout/Text/Text';
import { say } from '../../testing/say';
import { EmptyState } from '../EmptyState/EmptyState';
import { menuColumn } from '../RowMenu/RowMenu';
import { StatusMark } from '../StatusMark/StatusMark';
import { Table } from './Table';
import type { TableColumn, TableSort } from './Table.types';

interface Order {
  id: string;
  person: string;
  pieces: number;
  amount: string;
  isDone: boolean;
}

const orders: Order[] = [
  {
    id: 'O25111200214',
    person: say('林知夏', 'Lin Zhixia'),
    pieces: 120,
    amount: '€18,789.50',
    isDone: false,
  },
  {
    id: 'O25111900188',
    person: say('陈伟明', 'Chan Wai-ming'),
    pieces: 46,
    amount: '€11,971.50',
    isDone: true,
  },
  { id: 'O25111800102', person: say('周岚', 'Zhou Lan'), pieces: 8, amount: '€496.00', isDone: true },
];

/** Status of an order. */
function State({ isDone }: { isDone: boolean }) {
  return (
    <StatusMark glyph={isDone ? 'full' : 'half'} tone={isDone ? 'positive' : 'info'}>
      {isDone ? say('已完成', 'Completed') : say('待发货', 'To be shipped')}
    </StatusMark>
  );
}

const columns: TableColumn<Order>[] = [
  {
    id: 'id',
    header: say('订单', 'Order'),
    render: ({ id }) => <Text isFigure>{id}</Text>,
    isSortable: true,
  },
  { id: 'person', header: say('下单人', 'Ordered by'), render: ({ person }) => person },
  { id: 'state', header: say('状态', 'Status'), render: ({ isDone }) => <State isDone={isDone} /> },
  {
    id: 'pieces',
    header: say('件数', 'Pieces'),
    align: 'end',
    render: ({ pieces }) => pieces,
    isSortable: true,
  },
  {
    id: 'amount',
    header: say('应付合计', 'Payable'),
    align: 'end',
    render: ({ amount }) => <Text isFigure>{amount}</Text>,
  },
];

/** Places of the columns in the lines of a phone. */
const LINES: Readonly<Record<string, Partial<TableColumn<Order>>>> = {
  id: { phone: 'line1' },
  state: { phone: 'line1End' },
  person: { phone: 'line2' },
  amount: { phone: 'line2End' },
  pieces: { phone: 'line3', isNamedOnPhone: true },
};

const OrderTable = Table<Order>;

const meta = {
  title: 'Primitives/Table',
  component: OrderTable,
  tags: ['!autodocs'],
  args: {
    label: say('采购订单', 'Purchase orders'),
    columns,
    rows: orders,
    rowId: ({ id }: Order) => id,
    minWidth: 600,
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sorted: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'pieces', direction: 'ascending' });
    const way = sort.direction === 'ascending' ? 1 : -1;
    const rows = [...orders].sort(
      (a, b) => way * (sort.column === 'id' ? a.id.localeCompare(b.id) : a.pieces - b.pieces),
    );
    return <OrderTable {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: '件数' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('O25111200214');
  },
};

/** A checkbox per row, and one for all rows shown. */
export const Selectable: Story = {
  render: function Selectable(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['O25111900188']));
    return <OrderTable {...args} selectedKeys={selected} onSelectionChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    const [all] = canvas.getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    for (const tick of canvas.getAllByRole('checkbox')) await expect(tick).toBeChecked();
  },
};

const yielding = columns.map((column, index) => ({
  ...column,
  width: 160,
  yields: index < 2 ? 0 : 9 - index,
}));

/** Columns are left out where there is no room for all, those with the highest `yields` first; nothing scrolls sideways. */
export const Narrow: Story = {
  args: { columns: yielding, hasPhoneRows: true },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: '34rem' }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '订单',
      '下单人',
      '应付合计',
    ]);
    const frame = canvas.getByRole('grid').parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
};

/** On a phone each row is a block: its heading stands beside the checkbox, the other cells below it under the names of their columns. */
export const Phone: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'person'
        ? {
            ...column,
            render: ({ person }) => [
              <b key="name">{person}</b>,
              <i key="team">{say('瀚海贸易', 'Hanhai Trading')}</i>,
            ],
          }
        : column,
    ),
    hasPhoneRows: true,
    selectedKeys: new Set<string>(),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [tick] = canvas.getAllByRole('checkbox').slice(1);
    const [heading] = canvas.getAllByRole('rowheader');
    await expect(heading?.getBoundingClientRect().top).toBe(tick?.closest('td')?.getBoundingClientRect().top);
    const [name, company] = canvas
      .getAllByText(/^(林知夏|瀚海贸易)$/)
      .map((part) => part.getBoundingClientRect());
    await expect((company?.left ?? 0) - (name?.right ?? 0)).toBeLessThan(20);
    const named = (cell: Element | null | undefined) => cell && getComputedStyle(cell, '::before').content;
    await expect([named(heading), named(heading?.nextElementSibling)]).toEqual(['none', '"下单人"']);
  },
};

/**
 * Columns with a place make lines on a phone: title and status, person and amount, pieces. A cell without a place follows with its name,
 * one with `none` is left out, a menu stands beside the lines.
 */
export const PhoneLines: Story = {
  args: {
    columns: [
      ...columns.map((column) => ({ ...column, ...LINES[column.id] })),
      { id: 'note', header: say('备注', 'Note'), render: () => say('分两批发', 'In two parcels') },
      { id: 'team', header: say('团队', 'Team'), phone: 'none', render: () => say('瀚海', 'Hanhai') },
      menuColumn(say('操作', 'Actions'), ({ id }) => ({
        label: say(`${id} 的操作`, `Actions on ${id}`),
        steps: [{ id: 'open', label: say('打开', 'Open'), onAction: fn() }],
      })),
    ],
    hasPhoneRows: true,
    selectedKeys: new Set<string>(),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getAllByRole('rowheader')[0];
    const row = heading?.parentElement;
    const cell = (name: string) =>
      [...(row?.children ?? [])].find((part) => part.getAttribute('data-column') === name);
    const box = (part: Element | null | undefined) => part?.getBoundingClientRect();
    const middle = (part: Element | null | undefined) => {
      const { top = 0, height = 0 } = box(part) ?? {};
      return Math.round(top + height / 2);
    };
    const [person, amount, pieces, note] = ['下单人', '应付合计', '件数', '备注'].map(cell);
    await expect(middle(cell('状态'))).toBe(middle(heading));
    await expect(middle(amount)).toBe(middle(person));
    await expect(middle(person)).toBeGreaterThan(middle(heading));
    await expect(middle(pieces)).toBeGreaterThan(middle(person));
    await expect(middle(note)).toBeGreaterThan(middle(pieces));
    await expect(cell('团队')).toBeUndefined();
    const before = (part: Element | undefined) => part && getComputedStyle(part, '::before').content;
    await expect([person, pieces, note].map(before)).toEqual(['none', '"件数"', '"备注"']);
    const tick = canvas.getAllByRole('checkbox')[1];
    await expect(box(tick)?.right).toBeLessThan(box(heading)?.left ?? 0);
    const menu = canvas.getAllByRole('button', { name: /的操作$/ })[0];
    await expect(box(menu)?.left).toBeGreaterThanOrEqual(box(amount)?.right ?? Infinity);
    await expect(box(menu)?.right).toBeLessThanOrEqual(box(row)?.right ?? 0);
  },
};

/** Empty cells leave their lines as they are: an end without its start stays on its line, and a name stands before a value only. */
export const PhoneLinesEmpty: Story = {
  args: {
    columns: [
      ...columns.map((column) => ({ ...column, ...LINES[column.id] })),
      {
        id: 'parcel',
        header: say('包裹', 'Parcels'),
        phone: 'line3End',
        isNamedOnPhone: true,
        render: () => null,
      },
    ],
    rows: orders.map((order) => ({ ...order, person: '' })),
    hasPhoneRows: true,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getAllByRole('rowheader')[0];
    const [amount, parcel] = ['应付合计', '包裹'].map((name) =>
      [...(heading?.parentElement?.children ?? [])].find((part) => part.getAttribute('data-column') === name),
    );
    await expect(amount?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading?.getBoundingClientRect().bottom ?? Infinity,
    );
    await expect(parcel).not.toBeVisible();
  },
};

/** A heading that is a bare number keeps the name of its column. */
export const PhoneNumbered: Story = {
  args: {
    columns: [
      { id: 'row', header: say('行', 'Row'), isRowHeader: true, render: (_, { index }) => index + 1 },
      ...columns.slice(1),
    ],
    hasPhoneRows: true,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [heading] = canvas.getAllByRole('rowheader');
    await expect(heading && getComputedStyle(heading, '::before').content).toBe('"行"');
  },
};

/** Rows that are hidden by filters are not reported as missing. */
export const NoMatches: Story = {
  args: { rows: [], empty: null, narrowing: { by: [say('下单时间', 'Ordered')], onClear: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.narrowing?.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title={say('还没有订单', 'No orders yet')}>
        {say('提交询价单后，订单会出现在这里。', 'Orders appear here once an inquiry is submitted.')}
      </EmptyState>
    ),
  },
};
