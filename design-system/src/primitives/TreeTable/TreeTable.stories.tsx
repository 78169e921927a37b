import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Text } from '../../layout/Text/Text';
import { say } from '../../testing/say';
import { EmptyState } from '../EmptyState/EmptyState';
import type { TableColumn } from '../../internal/tableColumn';
import { TreeTable } from './TreeTable';
import type { TreeTick } from './TreeTable';

interface Entry {
  id: string;
  name: string;
  code: string;
  children: Entry[];
}

const entry = (id: string, name: string, code: string, children: Entry[] = []): Entry => ({
  id,
  name,
  code,
  children,
});

const entries: Entry[] = [
  entry('buy', say('采购', 'Procurement'), '', [
    entry('order', say('采购订单', 'Purchase orders'), 'order', [
      entry('order-query', say('查看', 'See'), 'order:query'),
      entry('order-edit', say('修改', 'Change'), 'order:edit'),
    ]),
    entry('payment', say('付款', 'Payment'), 'payment', [
      entry('payment-query', say('查看付款', 'See payments'), 'payment:query'),
    ]),
  ]),
  entry('goods', say('商品', 'Products'), '', [
    entry('goods-query', say('查看商品', 'See products'), 'product:query'),
  ]),
];

const columns: TableColumn<Entry>[] = [
  { id: 'name', header: say('名称', 'Name'), isRowHeader: true, width: 260, render: ({ name }) => name },
  {
    id: 'code',
    header: say('权限码', 'Permission'),
    width: 160,
    render: ({ code }) => <Text isFigure>{code || '–'}</Text>,
  },
];

const ALL = new Set(['buy', 'order', 'payment', 'goods']);
const EntryTable = TreeTable<Entry>;

const meta = {
  title: 'Primitives/TreeTable',
  component: EntryTable,
  tags: ['!autodocs'],
  args: {
    label: say('菜单', 'Menu'),
    columns,
    rows: entries,
    rowId: ({ id }: Entry) => id,
    rowName: ({ name }: Entry) => name,
    rowChildren: ({ children }: Entry) => children,
    expandedKeys: ALL,
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof EntryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Rows expand and collapse in place, by their arrow or by the arrow keys. */
export const Opened: Story = {
  render: function Opened(args) {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['buy']));
    return <EntryTable {...args} expandedKeys={expanded} onExpandedChange={setExpanded} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('修改')).toBeNull();
    const order = canvas.getByRole('row', { name: '采购订单' });
    await expect(order).toHaveAttribute('aria-level', '2');
    await expect(order).toHaveAttribute('aria-expanded', 'false');
    const [arrow] = order.getElementsByTagName('button');
    if (arrow) await userEvent.click(arrow);
    await expect(order).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('修改')).toBeVisible();
    canvas.getByRole('rowheader', { name: /采购$/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByText('修改')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('修改')).toBeVisible();
  },
};

const below = (row: Entry): Entry[] =>
  row.children.length === 0 ? [row] : row.children.flatMap((child) => below(child));

/** A checkbox covers all rows below its row: indeterminate while some of them are ticked. */
export const Ticked: Story = {
  render: function Ticked(args) {
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['order-query']));
    const tickOf = (row: Entry): TreeTick => {
      const leaves = below(row);
      const held = leaves.filter(({ id }) => ticked.has(id)).length;
      return { state: held === 0 ? 'none' : held === leaves.length ? 'all' : 'some' };
    };
    return (
      <EntryTable
        {...args}
        rowTick={tickOf}
        onTick={(row, isTicked) => {
          const next = new Set(ticked);
          for (const { id } of below(row))
            if (isTicked) next.add(id);
            else next.delete(id);
          setTicked(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const buy = canvas.getByRole<HTMLInputElement>('checkbox', { name: '采购' });
    await expect(buy.indeterminate).toBe(true);
    await userEvent.click(buy);
    await expect(canvas.getByRole('checkbox', { name: '查看付款' })).toBeChecked();
    await expect(buy.indeterminate).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: '修改' }));
    await expect(buy.indeterminate).toBe(true);
    await expect(canvas.getByRole('checkbox', { name: '商品' })).not.toBeChecked();
  },
};

/** A row is selected, as in a tree that filters the table beside it. */
export const Chosen: Story = {
  render: function Chosen(args) {
    const [chosen, choose] = useState<string | null>('order');
    return <EntryTable {...args} selectedKey={chosen} onSelectionChange={choose} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: '采购订单' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('付款'));
    await expect(canvas.getByRole('row', { name: '付款' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: '采购订单' })).toHaveAttribute('aria-selected', 'false');
  },
};

/** On a phone each row is a block; its depth is still visible. */
export const Phone: Story = {
  args: { hasPhoneRows: true },
  globals: { viewport: { value: 'mobile1' } },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title={say('没有符合的菜单', 'No such entry')}>
        {say('换个词再试试。', 'Try other words.')}
      </EmptyState>
    ),
  },
};
