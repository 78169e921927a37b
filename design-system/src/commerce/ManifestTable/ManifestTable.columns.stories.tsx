import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import { headsAreArrangeable } from '../../testing/columnTools';
import { StoryManifest } from './StoryManifest';

const meta = {
  title: 'Commerce/ManifestTable/Columns',
  component: StoryManifest,
  args: { onEdit: fn(), written: {}, onArrangementChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryManifest>;

export default meta;
type Story = StoryObj<typeof meta>;

const headOf = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=columnheader]')].find((head) => head.textContent === name) ??
  document.body;

/** Heads are moved and resized by their keys, as in a Table; the rows follow. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    await headsAreArrangeable(canvasElement);
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(headOf(canvasElement, '品牌')).toHaveFocus());
    const place = () => headOf(canvasElement, '品牌').getAttribute('aria-colindex');
    const before = Number(place());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(place()).toBe(String(before + 1));
    await expect(headOf(canvasElement, '品牌')).toHaveFocus();
    const width = headOf(canvasElement, '品牌').getBoundingClientRect().width;
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(headOf(canvasElement, '品牌').getBoundingClientRect().width).toBe(Math.round(width) + 16);
    await expect(args.onArrangementChange).toHaveBeenCalledTimes(2);
  },
};

/** A pinned column stands first and stays in view while the others scroll sideways. */
export const Pinned: Story = {
  args: { inlineSize: '48rem' },
  render: function Pinned(args) {
    const [arrangement, setArrangement] = useState<ColumnArrangement>({ pinned: ['name'] });
    return <StoryManifest {...args} arrangement={arrangement} onArrangementChange={setArrangement} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const head = headOf(canvasElement, '品名');
    await expect(head).toHaveAttribute('aria-colindex', '1');
    grid.scrollLeft = 200;
    await waitFor(() => expect(head.getBoundingClientRect().left).toBe(grid.getBoundingClientRect().left));
  },
};

/** Shift and a press on a second head sorts the rows that are equal by the first. */
export const SortedByTwo: Story = {
  args: { count: 60 },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(headOf(canvasElement, '品牌'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(headOf(canvasElement, '库存'));
    await userEvent.keyboard('{/Shift}');
    const col = (head: string) =>
      [...canvasElement.querySelectorAll('[role=columnheader]')]
        .find((each) => each.textContent?.startsWith(head))
        ?.getAttribute('aria-colindex') ?? '';
    const cells = (head: string) =>
      [
        ...canvasElement.querySelectorAll(
          `[role=row]:not([aria-rowindex="1"]) > [aria-colindex="${col(head)}"]`,
        ),
      ].map((cell) => cell.textContent ?? '');
    const [brands, stock] = [cells('品牌'), cells('库存').map((text) => Number(text.replaceAll(',', '')))];
    await expect(brands.length).toBeGreaterThan(5);
    for (let index = 1; index < brands.length; index += 1)
      if (brands[index] === brands[index - 1])
        await expect(stock[index]).toBeGreaterThanOrEqual(stock[index - 1] ?? 0);
  },
};
