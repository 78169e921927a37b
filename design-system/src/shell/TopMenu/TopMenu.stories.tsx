import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { buyerMenu } from '../storyData';
import { TopMenu } from './TopMenu';

const meta = {
  title: 'Shell/TopMenu',
  component: TopMenu,
  tags: ['!autodocs'],
  args: { items: [] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '3.25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopMenu>;

export default meta;

/** The current item is underlined. */
export const Places: StoryObj<typeof meta> = {
  tags: ['matrix'],
  render: () => <TopMenu items={buyerMenu(say, '/products/list')} />,
};

/** Items that do not fit are in a menu at the end; nothing is cut, and Tab reaches no hidden item. */
export const Narrow: StoryObj<typeof meta> = {
  ...Places,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '更多' });
    await expect(canvas.getByRole('link', { name: '首页' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '团队' })).toBeNull();
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '团队' })).toBeVisible());
  },
};

/** An item with others below it opens them in a menu. */
export const Below: StoryObj<typeof meta> = {
  args: {
    items: [
      { href: '/dashboard', label: say('工作台', 'Dashboard') },
      {
        href: '/procurement/list',
        label: say('采购', 'Procurement'),
        isCurrent: true,
        groups: [
          {
            id: 'orders',
            items: [
              { id: 'spot', label: say('采购订单', 'Purchase orders'), href: '/procurement/list' },
              { id: 'futures', label: say('期货订单', 'Futures orders'), href: '/procurement/futures' },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '采购' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '期货订单' })).toBeVisible());
  },
};
