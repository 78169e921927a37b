import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { TabsBar, type TabsBarProps } from './TabsBar';
import type { TabsState, ViewTab } from './TabsBar.model';

const tabs: ViewTab[] = [
  { path: '/dashboard', name: 'Dashboard', title: say('首页', 'Home'), affix: true, keepAlive: true },
  {
    path: '/procurement/list',
    name: 'Procurement',
    title: say('采购订单', 'Purchase orders'),
    keepAlive: true,
  },
  { path: '/procurement/detail/214', name: 'OrderDetail', title: 'O25111200214' },
  { path: '/procurement/futures', name: 'Futures', title: say('期货订单', 'Futures orders') },
  { path: '/suppliers', name: 'Suppliers', title: say('供应商', 'Suppliers') },
];

function Held({ tabs: first, selectedKey, onRefresh }: TabsBarProps) {
  const [state, setState] = useState<TabsState>({ tabs: first, activePath: selectedKey });
  return (
    <TabsBar
      tabs={state.tabs}
      selectedKey={state.activePath}
      onSelectionChange={(path) => setState({ ...state, activePath: path })}
      onTabsChange={setState}
      onRefresh={onRefresh}
    />
  );
}

const meta = {
  title: 'Shell/TabsBar',
  component: TabsBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    tabs,
    selectedKey: '/procurement/list',
    onSelectionChange: fn(),
    onTabsChange: fn(),
    onRefresh: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TabsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (tabsShown: HTMLElement[]): string[] => tabsShown.map((tab) => tab.textContent ?? '');

/** Pinned tabs come first; the selected tab joins the sheet below. */
export const OpenPages: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '采购订单' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('button', { name: /^关闭/ })).toHaveLength(4);
  },
};

/** Arrow keys move the focus, Enter selects, Delete closes; the pinned tab stays. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: '采购订单' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'O25111200214' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('tab', { name: 'O25111200214' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: '采购订单' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{Delete}');
    await expect(canvas.getAllByRole('tab')[0]).toHaveTextContent('首页');
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  },
};

/** The button beside a title is reached by Tab and closes that page. */
export const CloseButton: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: '采购订单' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '关闭 采购订单' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('tab', { name: '采购订单' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'O25111200214' })).toHaveFocus());
  },
};

/** The context menu closes tabs around one; actions that would close none are disabled. */
export const ContextMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name: '期货订单' }) });
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭左侧' }));
    await waitFor(() =>
      expect(titles(canvas.getAllByRole('tab'))).toEqual(['已固定首页', '期货订单', '供应商']),
    );
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name: /首页/ }) });
    await expect(await screen.findByRole('menuitem', { name: '关闭此页' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭其他' }));
    await waitFor(() => expect(titles(canvas.getAllByRole('tab'))).toEqual(['已固定首页']));
  },
};

/** More tabs than fit: the menu at the end lists them all. */
export const Many: Story = {
  args: {
    tabs: [
      ...tabs,
      ...Array.from({ length: 16 }, (_, index) => ({
        path: `/procurement/detail/${index}`,
        name: 'OrderDetail',
        title: `O2511120${String(index).padStart(4, '0')}`,
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部页面' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'O25111200015' }));
    await expect(canvas.getByRole('tab', { name: 'O25111200015' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A single, pinned tab. */
export const OnlyPinned: Story = { args: { tabs: tabs.slice(0, 1), selectedKey: '/dashboard' } };
