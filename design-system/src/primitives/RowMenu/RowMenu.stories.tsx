import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { Table } from '../Table/Table';
import { menuColumn, RowMenu } from './RowMenu';

interface Brand {
  id: string;
  name: string;
}

const brands: Brand[] = [
  { id: 'orsel', name: 'Maison Orsel' },
  { id: 'vianello', name: 'Casa Vianello' },
];
const onRename = fn();
const onDelete = fn();

const meta = {
  title: 'Primitives/RowMenu',
  component: RowMenu,
  tags: ['!autodocs'],
  args: {
    label: say('Maison Orsel 的操作', 'Actions on Maison Orsel'),
    steps: [
      { id: 'rename', label: say('改名', 'Rename'), onAction: onRename },
      { id: 'delete', label: say('删除', 'Delete'), onAction: onDelete },
    ],
  },
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['matrix', 'drawn-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maison Orsel 的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '改名' }));
    await expect(onRename).toHaveBeenCalledOnce();
  },
};

/** Without an action that the person may run there is no button. */
export const NoneAllowed: Story = {
  args: { steps: [false, false] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** As the last column of a table: the arrows lead to the button, Enter opens the menu, Escape returns to the button. */
export const InTable: Story = {
  render: () => (
    <Table
      label={say('品牌', 'Brands')}
      rows={brands}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: say('品牌', 'Brand'), render: ({ name }) => name },
        menuColumn<Brand>(say('操作', 'Actions'), ({ id, name }) => ({
          label: say(`${name} 的操作`, `Actions on ${name}`),
          steps: [
            { id: 'rename', label: say('改名', 'Rename'), onAction: onRename },
            id === 'orsel' && { id: 'delete', label: say('删除', 'Delete'), onAction: onDelete },
          ],
        })),
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('rowheader')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const button = canvas.getByRole('button', { name: 'Casa Vianello 的操作' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    // The menu gives the focus back once it has left the page.
    await waitFor(() => expect(button).toHaveFocus());
  },
};
