import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CurrencyBar } from '../../commerce/CurrencyBar/CurrencyBar';
import { LanguageSwitch } from '../../commerce/LanguageSwitch/LanguageSwitch';
import type { Currency } from '../../formats';
import { PageHeader } from '../../layout/Page/Page';
import { useSay } from '../../testing/say';
import { buyerMenu } from '../storyData';
import { AppShell } from './AppShell';

const search = fn();

function Preferences() {
  const [currency, setCurrency] = useState<Currency>('EUR');
  return (
    <>
      <CurrencyBar value={currency} onChange={setCurrency} />
      <LanguageSwitch onChange={fn()} />
    </>
  );
}

function Buyer() {
  const say = useSay();
  return (
    <AppShell
      title="Selvedge"
      homeHref="/dataSummary"
      menu={buyerMenu(say)}
      onSearch={search}
      preferences={<Preferences />}
      notices={{ count: 3, href: '/notices' }}
      bag={{ count: 30, href: '/shoppingCart' }}
      account={{
        name: say('林知夏', 'Lin Zhixia'),
        groups: [
          { id: 'own', items: [{ id: 'settings', label: say('设置', 'Settings'), href: '/mine/mine' }] },
          { id: 'end', items: [{ id: 'out', label: say('退出登录', 'Sign out') }] },
        ],
      }}
    >
      <PageHeader title={say('上午好，林知夏', 'Good morning, Zhixia')} />
    </AppShell>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Selvedge', homeHref: '/dataSummary', menu: [], children: null },
  render: () => <Buyer />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current item is underlined; "/" moves the focus to the search; the first Tab reaches the skip link. */
export const Desk: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: '搜索商品' })).toHaveFocus();
    await userEvent.keyboard('8051{Enter}');
    await expect(search).toHaveBeenCalledWith('8051');
  },
};

/** The account menu. */
export const Account: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '林知夏 的账号菜单' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeVisible());
  },
};

/** On a phone the menu is behind a button. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** The menu moves into the drawer instead of being cut where it does not fit beside the rest. */
export const Tight: Story = {
  globals: { locale: 'en', viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lists' })).toBeVisible());
  },
};

/** Unknown counts are left out. */
export const CountsUnknown: Story = {
  name: 'Q-31 Numbers that could not be read are left away',
  render: () => (
    <AppShell
      title="Selvedge"
      homeHref="/dataSummary"
      menu={[]}
      notices={{ count: undefined, href: '/notices' }}
      bag={{ count: undefined, href: '/shoppingCart' }}
    >
      <PageHeader title="Selvedge" />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '通知' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '购物车' })).toBeVisible();
  },
};
