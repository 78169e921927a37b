import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { StoryManifest } from './StoryManifest';
import { productColumnIds } from './useProductColumns';

const meta = {
  title: 'Commerce/ManifestTable',
  component: StoryManifest,
  args: { onEdit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryManifest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual 13 columns with quantities, as on the list page. */
export const Manifest: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '15');
    await expect(grid).toHaveAttribute('aria-colcount', String(productColumnIds.length));
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** As in the second reference picture: English, dark, compact, Hong Kong dollars. */
export const EnglishDarkCompact: Story = {
  globals: { theme: 'dark', density: 'compact', locale: 'en', currency: 'HKD' },
};

export const Totals: Story = {
  args: { count: 60, totals: { name: say('合计', 'Total'), stock: '1,284', subtotal: '€4,580.00' } },
};

export const TenThousand: Story = { args: { count: 10_000 } };

/** 100,000 rows: only those in view are in the document; `aria-rowcount` covers all. */
export const HundredThousand: Story = {
  args: { count: 100_000, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  },
};

/** Skeleton of the real layout; there is no spinner. */
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

/** Some rows could not be loaded: a message above the others reports it. */
export const Partial: Story = {
  args: {
    partial: { message: say('后 58 款没有读到。', 'The last 58 styles could not be read.'), onRetry: fn() },
  },
};

export const Ticked: Story = {
  args: { selectedKeys: { kind: 'some', keys: new Set(['1', '3']) }, matching: 1_284 },
};

/** Actions on ticked rows; where they need every row loaded, "select all N" is not offered. */
export const TickedWithActions: Story = {
  args: {
    selectedKeys: { kind: 'some', keys: new Set(['1', '3']) },
    matching: 1_284,
    hasSelectAll: false,
    selectionActions: [
      { id: 'compare', label: say('对比', 'Compare'), onAction: fn() },
      { id: 'cart', label: say('加入购物车', 'Add to cart'), isDisabled: true, onAction: fn() },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /1,284/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(对比|Compare)$/ }));
    await expect(args.selectionActions?.[0]?.onAction).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^(加入购物车|Add to cart)$/ })).toBeDisabled();
  },
};

/** Fewer columns in another order, as set by the column chooser. */
export const ChosenColumns: Story = {
  args: { visible: ['intlCode', 'name', 'brand', 'size', 'subtotal'] },
};

/** On a narrow screen the table scrolls sideways, the page does not, and the subtotal stays in view. */
export const Narrow: Story = {
  args: { inlineSize: '48rem' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('data-sideways');
    const subtotal = canvas.getByRole('columnheader', { name: '小计' });
    await expect(subtotal.getBoundingClientRect().right).toBeLessThanOrEqual(
      grid.getBoundingClientRect().right,
    );
  },
};

/** A quantity beyond the stock is reported at the size and in the row; the subtotal counts only what can be ordered. */
export const OverStock: Story = {
  args: { written: { '0': { '0/36': 99_999 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /36 码只剩 4 件，已写 99,?999 件/ })).toBeVisible();
    await expect(canvas.getByText('超出 99,995 件')).toBeVisible();
    await expect(canvas.getByText('€1,650.00')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
