import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSnapshot } from 'valtio';
import { dropTabValues } from '@selvedge/app-shell/kept/tabValue';
import { keepTrail } from '@selvedge/app-shell/listing/trail';
import { closeTabs } from '@selvedge/design-system/shell/TabsBar';
import { expect, waitFor } from 'storybook/test';
import { forgetTabs, keepPages, refreshPage, showPage, tabs } from '../tabs/tabs';
import { OpenPages } from './OpenPages';
import type { Place } from './menu';

const place = (path: string, component: string): Place => ({
  path,
  name: path,
  title: path,
  component,
  affix: false,
  keepAlive: true,
  trail: [],
});
const places = [place('/demo/icons', 'demo/icons'), place('/demo/gone', 'demo/gone')];
const FIRST = '/demo/icons?of=first';
const SECOND = '/demo/icons?of=second';

/** Opens the pages of these addresses, the last one in front. */
function open(...addresses: string[]): void {
  for (const path of addresses) showPage({ path, name: path, title: path, affix: false, keepAlive: true });
}

function InFront(props: { places: readonly Place[]; front: string }) {
  const { activePath } = useSnapshot(tabs);
  return <OpenPages {...props} front={activePath ?? props.front} />;
}

const meta = {
  title: 'Back office/Open pages',
  component: OpenPages,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/icons' },
  args: { places, front: FIRST },
  render: (args) => <InFront {...args} />,
  beforeEach: () => {
    forgetTabs();
    open(FIRST, SECOND);
    return forgetTabs;
  },
} satisfies Meta<typeof OpenPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two tabs of one screen: each keeps what was typed; refreshing or closing one leaves the other alone. */
export const KeptApart: Story = {
  name: 'L-45 Q-39 Two tabs of a screen keep what was typed, each for itself',
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('searchbox');
    const shows = (words: string) => waitFor(async () => expect(await field()).toHaveValue(words));
    await userEvent.type(await field(), 'second');
    open(FIRST);
    await shows('');
    await userEvent.type(await field(), 'first');
    open(SECOND);
    await shows('second');
    refreshPage(FIRST);
    await shows('second');
    open(FIRST);
    await shows('');
    await userEvent.type(await field(), 'again');
    keepPages(closeTabs(tabs, FIRST, 'one'));
    await shows('second');
    open(FIRST);
    await shows('');
  },
};

/** An order that was opened from a list shows the next one in its own tab, with its own number. */
export const Stepping: Story = {
  args: {
    places: [place('/procurement/detail/:id', 'procurement/detail')],
    front: '/procurement/detail/o-07',
  },
  beforeEach: () => {
    forgetTabs();
    open('/procurement/detail/o-07');
    keepTrail(['/procurement/detail/o-07', '/procurement/detail/o-08'], 0, 1284);
    return dropTabValues;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'O25112000317' });
    await expect(canvas.getByRole('group', { name: '相邻记录' })).toHaveTextContent('1 / 1,284');
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '相邻记录' })).toHaveTextContent('2 / 1,284'),
    );
    await expect(tabs.tabs.map(({ path }) => path)).toEqual(['/procurement/detail/o-08']);
    await expect(window.location.hash).toBe('#/procurement/detail/o-08');
    await expect(await canvas.findByRole('button', { name: '下一条（J）' })).toBeDisabled();
  },
};

export const NoSuchScreen: Story = {
  name: 'R-2.98 R-8.22 A page whose screen is missing is the 404 page',
  beforeEach: () => open('/demo/gone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('页面不存在')).toBeVisible();
  },
};
