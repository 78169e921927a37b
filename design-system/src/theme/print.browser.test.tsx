import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { AppShell } from '../shell/AppShell';
import { GoodsManifest, type GoodsManifestProps } from '../commerce/GoodsManifest';
import { ManifestTable } from '../commerce/ManifestTable';
import type { ManifestColumn } from '../commerce/ManifestTable';
import { storyGoods } from '../commerce/ManifestTable/storyGoods';
import { Button } from '../primitives/Button';
import { Table } from '../primitives/Table';
import { render } from '../testing/render';

interface Line {
  id: string;
}

const lines: Line[] = Array.from({ length: 300 }, (_, index) => ({ id: `line ${index}` }));
const column: ManifestColumn<Line> = { id: 'name', header: 'name', width: 120, render: ({ id }) => id };

const onPaper = (isPaper: boolean) =>
  act(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: isPaper ? 'print' : '' });
  });

const drawn = (container: HTMLElement) => container.querySelectorAll('[aria-rowindex]').length - 1;

const grid = (rows: Parameters<typeof ManifestTable<Line>>[0]['rows']) => (
  <ManifestTable label="goods" columns={[column]} rows={rows} rowId={({ id }) => id} maxRows={8} />
);

afterEach(async () => {
  cleanup();
  await onPaper(false);
  document.documentElement.classList.remove('dark');
});

test('paper shows every line of a windowed table, one below the other, and the screen its window again', async () => {
  const { container } = render(grid(lines));
  await expect.poll(() => drawn(container)).toBeGreaterThan(0);
  const onScreen = drawn(container);
  expect(onScreen).toBeLessThan(60);
  await onPaper(true);
  await expect.poll(() => drawn(container)).toBe(lines.length);
  const last = container.querySelector(`[aria-rowindex="${lines.length + 1}"]`);
  expect(getComputedStyle(last as Element).position).toBe('static');
  expect(last?.closest('[role=grid]')?.clientHeight).toBeGreaterThan(lines.length * 20);
  await onPaper(false);
  await expect.poll(() => drawn(container)).toBe(onScreen);
});

test('the browser’s own print is enough: all lines are there when it has asked', async () => {
  const { container } = render(grid(lines));
  await expect.poll(() => drawn(container)).toBeGreaterThan(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn(container)).toBe(lines.length);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn(container)).toBeLessThan(60);
});

test('paper says how many lines it lacks of a table that is still being read, asks for them, and draws no blank ones', async () => {
  const asked: number[] = [];
  const here = lines.slice(0, 100);
  const { container, getByText } = render(
    grid({
      count: lines.length,
      get: (index) => here[index],
      onRange: ({ end }) => void asked.push(end),
    }),
    { locale: 'en' },
  );
  await expect.poll(() => drawn(container)).toBeGreaterThan(0);
  await onPaper(true);
  await expect.poll(() => drawn(container)).toBe(here.length);
  expect(asked.at(-1)).toBe(lines.length);
  expect(getByText(/100 of 300 lines/)).toBeVisible();
});

test('a manifest shown as pictures is a table on paper', async () => {
  const goods = storyGoods(40);
  const props: GoodsManifestProps<(typeof goods)[number]> = {
    label: 'goods',
    layout: 'pictures',
    rows: goods,
    rowId: ({ id }) => id,
    lineOf: ({ id }) => id,
    openKey: null,
    onOpenKeyChange: () => undefined,
  };
  const { container, queryByRole } = render(<GoodsManifest {...props} />);
  expect(queryByRole('grid')).toBeNull();
  await onPaper(true);
  await expect.poll(() => drawn(container)).toBe(goods.length);
});

test('in the dark theme paper is white and its words are black, heads repeat, rows stay whole, and nothing to press is on it', async () => {
  const { container, getByRole } = render(
    <AppShell
      title="Selvedge"
      homeHref="/"
      menu={[{ href: '/', label: 'Lists' }]}
      account={{ name: 'Lin', groups: [] }}
    >
      <Button>order</Button>
      <Table
        label="lines"
        columns={[{ id: 'name', header: 'name', render: ({ id }) => id }]}
        rows={lines.slice(0, 3)}
        rowId={({ id }) => id}
      />
    </AppShell>,
    { theme: 'dark', locale: 'en' },
  );
  const button = getByRole('button', { name: 'order' });
  const table = getByRole('grid', { name: 'lines' });
  expect(button).toBeVisible();
  expect(container.textContent).not.toContain('Printed');
  await onPaper(true);
  const ground = getComputedStyle(table);
  expect(ground.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(ground.color).toBe('rgb(0, 0, 0)');
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(button).not.toBeVisible();
  expect(container.querySelector('nav')).not.toBeVisible();
  expect(getComputedStyle(table.querySelector('thead') as Element).display).toBe('table-header-group');
  expect(getComputedStyle(table.querySelector('tbody tr') as Element).breakInside).toBe('avoid');
  await expect.poll(() => container.textContent).toMatch(/Selvedge.*Lin.*Printed/);
});
