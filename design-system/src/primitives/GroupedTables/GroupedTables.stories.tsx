import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { say } from '../../testing/say';
import { storyColumns, storyOrders } from '../Table/storyOrders';
import type { StoryOrder } from '../Table/storyOrders';
import { GroupedTables } from './GroupedTables';

const OrderGroups = GroupedTables<StoryOrder>;
const orders = storyOrders(7);
const piecesOf = (rows: readonly StoryOrder[]) => rows.reduce((sum, { pieces }) => sum + pieces, 0);

const meta = {
  title: 'Primitives/GroupedTables',
  component: OrderGroups,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    columns: storyColumns(),
    rows: orders,
    rowId: ({ id }: StoryOrder) => id,
    groups: {
      of: ({ person }: StoryOrder) => person,
      head: (person) => {
        const pieces = piecesOf(orders.filter((order) => order.person === person));
        return { title: person, note: say(`${pieces} 件`, `${pieces} pieces`) };
      },
    },
  },
} satisfies Meta<typeof OrderGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each group is a part of the page with its heading; the rows keep their order. */
export const Playground: Story = {};

/** A group is a landmark with the name of its heading. */
export const Landmarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      '林知夏',
      '陈伟明',
      '周岚',
    ]);
    const group = canvas.getByRole('region', { name: '陈伟明' });
    await expect(within(group).getAllByRole('rowheader')).toHaveLength(2);
  },
};

/** One selection over all groups: a tick in one table keeps those of the others. */
export const Ticked: Story = {
  render: function Ticked(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([orders[0]?.id ?? '']));
    return <OrderGroups {...args} selectedKeys={selected} onSelectionChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    const tick = (at: number) => canvas.getByRole('checkbox', { name: `选择 ${orders[at]?.id}` });
    await expect(tick(0)).toBeChecked();
    await userEvent.click(tick(1));
    await expect(tick(0)).toBeChecked();
    await expect(tick(1)).toBeChecked();
    await userEvent.click(tick(0));
    await expect(tick(0)).not.toBeChecked();
    await expect(tick(1)).toBeChecked();
  },
};

/** On a phone each row is a block. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
