import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import Finder from './Finder';

const page = (path: string, title: string) => ({
  path,
  title,
  name: path,
  component: 'customers/index',
  affix: false,
  keepAlive: false,
  trail: [],
});

const meta = {
  title: 'Back office/Finder',
  component: Finder,
  tags: ['!autodocs'],
  args: { onClose: fn(), text: '', places: [page('/customers/customer', 'route.customers')] },
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/index' },
} satisfies Meta<typeof Finder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: 'Q-45 Pages, orders, customers and goods are found by their words; Enter takes the first, and a kind with more leads to its list',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(dialog.getByRole('searchbox'), '客户');
    await dialog.findByRole('heading', { name: '订单' });
    await dialog.findByRole('heading', { name: '商品' });
    const orders = within(dialog.getByRole('region', { name: '订单' }));
    await expect(orders.getAllByRole('listitem')).toHaveLength(5);
    for (const [all, list] of [
      ['查看全部 20 张订单', '/procurement/order'],
      ['查看全部 12 位客户', '/customers/customer'],
      ['查看全部 18 款商品', '/goods/product'],
    ] as const)
      await expect(dialog.getByRole('link', { name: all })).toHaveAttribute(
        'href',
        `#${list}?keywords=${encodeURIComponent('客户')}`,
      );
    await waitFor(() => expect(dialog.getByRole('link', { name: '客户' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
