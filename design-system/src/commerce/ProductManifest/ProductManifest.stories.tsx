import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { say } from '../../testing/say';
import { sheet } from './sheet';
import { StoryProductManifest } from './StoryProductManifest';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const meta = {
  title: 'Commerce/ProductManifest',
  component: StoryProductManifest,
  tags: ['!autodocs'],
  args: { onEdit: fn(), onInvalidChange: fn() },
  loaders: [() => sheet.fetch()],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof StoryProductManifest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The products one below the other; ordered quantities are shown in their rows. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /AW25/ });
    await expect(list).toBeVisible();
    await expect(canvas.getByText(/起订 3，差 1 件|MOQ 3, add 1/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a desktop the same products are the table. */
export const Desk: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Large pictures, on a desktop as many per line as there is room for. */
export const Pictures: Story = {
  name: 'Q-17 Q-46 Pictures are ticked, open large, lead to their product, and open their sizes',
  args: { layout: 'pictures', selectionMode: 'multiple' },
  globals: { viewport: { value: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: /AW25/ });
    const [first] = within(list).getAllByRole('listitem');
    if (first === undefined) throw new Error('no pictures');
    const box = within(first).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getAllByText(/^(已选 1 行|1 row selected)$/)[0]).toBeVisible();
    await expect(within(first).getByRole('link')).toHaveAttribute('href', '#/product/0');
    const opener = within(first).getByRole('button', { name: /^(查看大图：|Open large: )/ });
    await userEvent.click(opener);
    const large = await screen.findByRole('img');
    await waitFor(() => expect(large).toBeVisible());
    await escapeDialog();
    await waitFor(() => expect(opener).toHaveFocus());
    const sizes = within(first).getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(sizes);
    await userEvent.click(await screen.findByRole('button', { name: /^(36 加一|One more in 36)$/ }));
    await escapeDialog();
    await expect(args.onEdit).toHaveBeenCalledWith([expect.objectContaining({ sizeId: '0/36' })]);
    await waitFor(() => expect(sizes).toHaveFocus());
  },
};

/** On a phone the actions on ticked products wrap, so that none is cut. */
export const TickedOnPhone: Story = {
  args: {
    selectedKeys: { kind: 'some', keys: new Set(['1']) },
    selectionActions: [
      { id: 'compare', label: say('对比（2 – 4 款）', 'Compare (2 to 4)'), onAction: fn() },
      {
        id: 'cart',
        label: say('加入购物车（先写订量）', 'Add to cart (write quantities first)'),
        onAction: fn(),
      },
      {
        id: 'inquiry',
        label: say('生成询价单（先写订量）', 'Create inquiry (write quantities first)'),
        onAction: fn(),
      },
    ],
  },
  play: async ({ canvas }) => {
    const actions = canvas.getAllByRole('button', { name: /^(对比|加入|生成|Compare|Add|Create)/ });
    const ends = actions.map((action) => action.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Two pictures per line on a phone. */
export const PicturesOnPhone: Story = {
  args: { layout: 'pictures', selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const [one, two, three] = canvas.getAllByRole('listitem');
    await expect(one?.offsetTop).toBe(two?.offsetTop);
    await expect(three?.offsetTop).toBeGreaterThan(two?.offsetTop ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PicturesLoading: Story = { args: { layout: 'pictures', isLoading: true } };

/** Rows are ticked on a phone as in the table; when more rows match than can be ticked, the bar offers the first of them. */
export const Ticked: Story = {
  name: 'Q-17 L-19 Rows of a phone are ticked, the first of all that match in one step',
  args: {
    selectionMode: 'multiple',
    hasSelectAll: false,
    matching: 12_480,
    selectAll: { most: 1000, isDone: false, onAction: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as Element);
    await userEvent.click(
      canvas.getByRole('button', {
        name: /^(选择符合条件的 12,480 款中的前 1,000 款|Select the first 1,000 of 12,480 that match)$/,
      }),
    );
    await expect(args.selectAll?.onAction).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  args: { opened: '0' },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    const small = await sheet.findByRole('button', { name: /^(查看大图：|Open large: )/ });
    await userEvent.click(small);
    const large = await screen.findByRole('img');
    await waitFor(() => expect(large).toBeVisible());
    await escapeDialog();
    await waitFor(() => expect(small).toHaveFocus());
  },
};

export const SheetDark: Story = { args: { opened: '0' }, globals: { theme: 'dark', locale: 'en' } };

export const OtherCurrency: Story = { args: { opened: '0' }, globals: { currency: 'CNY' } };

/** The minimum quantity is shown while it is not reached. */
export const BelowMinimum: Story = { args: { opened: '5' } };

/** The list is closed: nothing can be entered, and its sizes can be read. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, opened: '0' },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.querySelector('input')).toBeNull();
  },
};

/** Steppers and typed numbers take effect at once; Escape closes the sheet without losing them, and the focus returns to the row. */
export const Writing: Story = {
  name: 'Q-14 Q-45 Q-46 Sizes are written in the sheet and stay written however it is closed',
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('button', { name: /双排扣羊绒大衣，驼色/ });
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog', { name: 'Maison Orsel 双排扣羊绒大衣，写订量' });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: '36 加一' }));
    await userEvent.click(screen.getByRole('button', { name: '38 减一' }));
    const field = screen.getByRole('textbox', { name: '尺码 42，可订 8 件' });
    await userEvent.type(field, '5{Enter}');
    await expect(screen.getByRole('textbox', { name: '尺码 44，可订 3 件' })).toHaveFocus();
    await expect(screen.getByText('€3,300.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row).toHaveTextContent('36 1');
    await expect(row).toHaveTextContent('42 5');
    await expect(args.onEdit).toHaveBeenCalledWith([
      expect.objectContaining({ kind: 'quantity', sizeId: '0/42', quantity: 5 }),
    ]);
  },
};

/**
 * A text that is no whole number stays in its field with the reason, also after the sheet was closed, and is counted, so that the next step
 * can be held back.
 */
export const Refused: Story = {
  name: 'Q-15 A text that is no quantity is kept with its reason and counted',
  args: { opened: '0' },
  play: async ({ canvas, userEvent, args }) => {
    await screen.findByRole('dialog');
    const field = screen.getByRole('textbox', { name: '尺码 36，可订 4 件' });
    await userEvent.type(field, '1.5');
    await expect(field).toHaveAccessibleDescription('请输入有效的数字');
    await expect(args.onInvalidChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: '写入 4 件' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('1 个尺码要写整数')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /双排扣羊绒大衣，驼色/ }));
    const again = await screen.findByRole('textbox', { name: '尺码 36，可订 4 件' });
    await expect(again).toHaveValue('1.5');
    await userEvent.clear(again);
    await expect(args.onInvalidChange).toHaveBeenLastCalledWith(0);
  },
};

/** A quantity beyond the stock is accepted with a problem, as in the table; the stepper stops at the stock. */
export const OverStock: Story = {
  args: { opened: '0', written: { '0': { '0/36': 9, '0/38': 9 } } },
  play: async () => {
    await expect(
      await screen.findByText(/36 码只剩 4 件，已写 9 件|Only 4 left in 36; 9 written/),
    ).toBeVisible();
    const more = screen.getByRole('button', { name: /^(38 加一|One more in 38)$/ });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    count: 0,
    empty: {
      title: say('没有符合条件的款', 'No style matches'),
      body: say('放宽仓库或尺码条件，或清除全部筛选。', 'Widen warehouse or size, or clear all filters.'),
    },
  },
};

export const Failed: Story = {
  args: {
    error: {
      message: say(
        '清单没有读到，已写的数量都在。',
        'The list could not be read. Every quantity you wrote is still there.',
      ),
      onRetry: fn(),
    },
  },
};

export const Partial: Story = {
  args: {
    partial: { message: say('后 58 款没有读到。', 'The last 58 styles could not be read.'), onRetry: fn() },
  },
};

/** 100,000 rows: only those in view are in the document, each with its position. */
export const HundredThousand: Story = {
  name: 'Q-16 A long list draws the rows in view and no more',
  args: { count: 100_000 },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(30);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '100000');
  },
};
