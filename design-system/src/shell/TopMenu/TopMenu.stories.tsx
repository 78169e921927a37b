import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { useSay } from '../../testing/say';
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

/** The current place stands on a line. */
export const Places: StoryObj<typeof meta> = {
  render: function Places() {
    return <TopMenu items={buyerMenu(useSay(), '/products/list')} />;
  },
};

/** A place with others below it opens them. */
export const Below: StoryObj<typeof meta> = {
  args: {
    items: [
      { href: '/dashboard', label: '工作台' },
      {
        href: '/procurement/list',
        label: '采购',
        isCurrent: true,
        groups: [
          {
            id: 'orders',
            items: [
              { id: 'spot', label: '采购订单', href: '/procurement/list' },
              { id: 'futures', label: '期货订单', href: '/procurement/futures' },
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
