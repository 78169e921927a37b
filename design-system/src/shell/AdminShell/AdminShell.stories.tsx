import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LanguageSwitch } from '../../commerce/LanguageSwitch/LanguageSwitch';
import { PageHeader } from '../../layout/Page/Page';
import { MoonIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { say } from '../../testing/say';
import { adminMenu } from '../storyData';
import { TabsBar } from '../TabsBar/TabsBar';
import { AdminShell, type AdminLayout } from './AdminShell';

function Office({ layout }: { layout?: AdminLayout }) {
  return (
    <AdminShell
      title="Selvedge"
      homeHref="/dashboard"
      layout={layout}
      menu={adminMenu(say)}
      breadcrumbs={[{ label: say('采购', 'Procurement') }, { label: say('采购订单', 'Procurement orders') }]}
      onSearch={fn()}
      preferences={
        <>
          <IconButton label={say('深色主题', 'Dark theme')} icon={<MoonIcon />} />
          <LanguageSwitch onChange={fn()} />
        </>
      }
      notices={{ count: 8, href: '/notices' }}
      account={{
        name: say('周岚', 'Mei Zhou'),
        groups: [{ id: 'end', items: [{ id: 'out', label: say('退出登录', 'Sign out') }] }],
      }}
      tabs={
        <TabsBar
          selectedKey="/procurement/list"
          tabs={[
            { path: '/dashboard', name: 'Dashboard', title: say('首页', 'Dashboard'), affix: true },
            { path: '/procurement/list', name: 'Procurement', title: say('采购订单', 'Orders') },
            { path: '/procurement/detail/214', name: 'OrderDetail', title: 'O25111200214' },
          ]}
          onSelectionChange={fn()}
          onTabsChange={fn()}
        />
      }
    >
      <PageHeader title={say('采购订单', 'Procurement orders')} />
    </AdminShell>
  );
}

const meta = {
  title: 'Shell/AdminShell',
  component: AdminShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Selvedge', homeHref: '/', menu: [], breadcrumbs: [], children: null },
  render: ({ layout }) => <Office layout={layout} />,
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons at the side; a fly-out shows the name of each and the items below it. */
export const Rail: Story = {
  tags: ['matrix'],
  name: 'D-51 Icons at the side, with fly-outs',
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('button', { name: '采购' });
    orders.focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: '期货订单' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '采购订单' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '期货订单' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(orders).toHaveFocus();
  },
};
/** The first level of the menu along the top. */
export const Top: Story = { args: { layout: 'top' } };
/** Icons at the side and the first level along the top. */
export const Mixed: Story = { args: { layout: 'mixed' } };

/** A number of notices of more than three digits is cut, as its place in the bar is. */
export const ManyNotices: Story = {
  render: () => (
    <AdminShell
      title="Selvedge"
      homeHref="/dashboard"
      menu={[]}
      breadcrumbs={[]}
      notices={{ count: 1284, href: '/notices' }}
    >
      <PageHeader title="Selvedge" />
    </AdminShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '通知，999+ 条未读' })).toHaveTextContent('999+');
  },
};

/** An unknown number of notices is left out. */
export const CountUnknown: Story = {
  name: 'Q-31 A number of notices that could not be read is left away',
  render: () => (
    <AdminShell
      title="Selvedge"
      homeHref="/dashboard"
      menu={[]}
      breadcrumbs={[]}
      notices={{ count: undefined, href: '/notices' }}
    >
      <PageHeader title="Selvedge" />
    </AdminShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '通知' })).toBeVisible();
  },
};
