import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useLocale } from '../../i18n';
import { say } from '../../testing/say';
import { ManifestTable } from './ManifestTable';
import { storyProducts } from './storyProducts';
import type { ManifestProduct } from './useProductColumns';
import { productColumnIds, useProductColumns } from './useProductColumns';

interface FetchedProps {
  /** Number of rows. */
  count: number;
  /** Milliseconds until a page arrives. */
  delay: number;
}

const pageSize = 50;

/** Rows that are loaded by pages as they come into view, as a screen loads them from a server. */
function Fetched({ count, delay }: FetchedProps) {
  const { locale } = useLocale();
  const columns = useProductColumns();
  const products = useMemo(() => storyProducts(count, locale), [count, locale]);
  const [pages, setPages] = useState<ReadonlySet<number>>(new Set());
  const onRange = useCallback(
    ({ start, end }: { readonly start: number; readonly end: number }) => {
      const wanted = [Math.floor(start / pageSize), Math.floor((end - 1) / pageSize)];
      setTimeout(() => setPages((before) => new Set([...before, ...wanted])), delay);
    },
    [delay],
  );
  const rows = useMemo(
    () => ({
      count,
      onRange,
      get: (index: number) => (pages.has(Math.floor(index / pageSize)) ? products[index] : undefined),
    }),
    [count, products, pages, onRange],
  );
  return (
    <div style={{ blockSize: '30rem' }}>
      <ManifestTable<ManifestProduct>
        label={say('AW25 米兰女装现货', 'AW25 Milan womenswear')}
        columns={columns}
        visible={productColumnIds}
        rows={rows}
        rowId={(row) => row.id}
        selectionMode="multiple"
        matching={count}
      />
    </div>
  );
}

const meta = {
  title: 'Commerce/ManifestTable/Rows fetched as seen',
  component: Fetched,
  args: { count: 3_000, delay: 50 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Fetched>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row that is loading shows the skeleton of the real layout; the row count is right from the start. */
export const Arriving: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '3001');
    await waitFor(() => expect(canvas.getAllByText('Maison Orsel').length).toBeGreaterThan(0));
    grid.scrollTop = 60_000;
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-rowindex="1370"][aria-busy=true]')).not.toBeNull(),
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-rowindex="1370"][aria-busy=true]')).toBeNull(),
    );
  },
};

/** The header ticks the loaded rows, "select all N" also those never loaded. */
export const TickingAtHand: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Maison Orsel').length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页' }));
    await expect(canvas.getAllByText('已选 50 行').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 3,000 行' }));
    await expect(canvas.getAllByText('已选全部 3,000 行').length).toBeGreaterThan(0);
  },
};
