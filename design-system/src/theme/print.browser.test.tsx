import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { AppShell } from '../shell/AppShell/AppShell';
import { StoryCompare } from '../commerce/CompareTable/StoryCompare';
import { ProductManifest, type ProductManifestProps } from '../commerce/ProductManifest/ProductManifest';
import { LineTotals } from '../commerce/LineTotals/LineTotals';
import { ManifestTable } from '../commerce/ManifestTable/ManifestTable';
import type { ManifestColumn } from '../commerce/ManifestTable/ManifestTable';
import { storyProducts } from '../commerce/ManifestTable/storyProducts';
import { PackingList } from '../commerce/PackingList/PackingList';
import { ProductCell } from '../commerce/ProductCell/ProductCell';
import { SubOrderTable } from '../commerce/SubOrderTable/SubOrderTable';
import { Panel, Panels } from '../layout/Panels/Panels';
import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { FileDrop } from '../primitives/FileDrop/FileDrop';
import { FilterSelect } from '../primitives/FilterSelect/FilterSelect';
import { Link } from '../primitives/Link/Link';
import { Picture } from '../primitives/Picture/Picture';
import { SearchField } from '../primitives/SearchField/SearchField';
import { TextArea } from '../primitives/TextArea/TextArea';
import { Table } from '../primitives/Table/Table';
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

const nothing = () => undefined;

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
  const products = storyProducts(40);
  const props: ProductManifestProps<(typeof products)[number]> = {
    label: 'goods',
    layout: 'pictures',
    rows: products,
    rowId: ({ id }) => id,
    lineOf: ({ id }) => id,
    openKey: null,
    onOpenKeyChange: () => undefined,
  };
  const { container, queryByRole } = render(<ProductManifest {...props} />);
  expect(queryByRole('grid')).toBeNull();
  await onPaper(true);
  await expect.poll(() => drawn(container)).toBe(products.length);
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

/** Width that browsers still print whole on an upright A4 sheet by scaling the page down, in px. */
const SHEET = 960;

test('a table that is wider than the sheet gives way to it: no column is cut off, and names go on in a further line', async () => {
  const name = 'A double-breasted coat of brushed alpaca and virgin wool with a belt';
  const columns = Array.from({ length: 10 }, (_, at) => ({
    id: `c${at}`,
    header: `Amount payable ${at}`,
    width: 150,
    render: () => (at === 0 ? <ProductCell brand="Maison Orsel" name={name} colour="Camel" /> : '€1,237.50'),
  }));
  const line = { id: '1', brand: 'Maison Orsel', name, sizes: [], priceCents: 41_250 };
  const amounts = { askedQty: 3, confirmedQty: 3, shippedQty: 3, receivedQty: 3, lineCents: 123_750 };
  const { container, getByRole, getAllByText } = render(
    <div style={{ inlineSize: SHEET }}>
      <Table label="lines" columns={columns} rows={[{ id: '1' }]} rowId={({ id }) => id} minWidth={1400} />
      <SubOrderTable no="01" lines={[{ ...line, ...amounts }]} />
    </div>,
    { locale: 'en' },
  );
  expect(getByRole('grid').scrollWidth).toBeGreaterThan(SHEET);
  await onPaper(true);
  for (const table of container.querySelectorAll('table'))
    expect(table.scrollWidth).toBeLessThanOrEqual(SHEET);
  for (const cell of container.querySelectorAll('th, td'))
    expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
  const names = getAllByText(new RegExp(name));
  expect(names).toHaveLength(2);
  for (const each of names) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  expect(getComputedStyle(container.querySelector('tfoot') as Element).breakBefore).toBe('avoid');
});

test('what waits for a hand is not on paper: a search for nothing, a filter that lets all through, an empty sheet, a place to drop files', async () => {
  const options = [
    { id: 'ALL', label: 'Any' },
    { id: 'PAID', label: 'Paid' },
  ];
  const { getByText, getByRole } = render(
    <>
      <SearchField label="Find" placeholder="Order, code" />
      <SearchField label="Found" defaultValue="coat" />
      <FilterSelect label="Flow" options={options} value="ALL" onChange={nothing} />
      <FilterSelect label="Payment" options={options} value="PAID" onChange={nothing} />
      <TextArea label="Message" maxLength={1000} />
      <TextArea label="Note" defaultValue="By Friday" />
      <FileDrop label="Drop or paste" limits="PDF up to 20 MB" onFile={nothing} />
    </>,
    { locale: 'en' },
  );
  const drop = getByText(/Drop or paste/);
  expect(drop).toBeVisible();
  await onPaper(true);
  expect(getByRole('searchbox', { name: 'Found' })).toBeVisible();
  expect(getByRole('searchbox', { name: 'Find', hidden: true })).not.toBeVisible();
  expect(getByText('Payment')).toBeVisible();
  expect(getByText('Flow')).not.toBeVisible();
  expect(drop).not.toBeVisible();
  expect(getByText('Message')).not.toBeVisible();
  expect(getByText('Note')).toBeVisible();
});

test('a link that only leads elsewhere and a box nobody ticked are not on paper, a name that is a link and a ticked box are', async () => {
  const { getByText, getByRole } = render(
    <>
      <Link variant="weak" href="/list">
        Open list
      </Link>
      <Link variant="secondary" href="/lists">
        All lists
      </Link>
      <Link href="/coat">Coat</Link>
      <Checkbox aria-label="open" />
      <Checkbox aria-label="taken" isSelected />
      <Checkbox>Duty paid</Checkbox>
    </>,
    { locale: 'en' },
  );
  const box = (name: string) => {
    const mark = getByRole('checkbox', { name, hidden: true }).closest('label')?.querySelector('span + span');
    if (!mark) throw new Error(`no mark of ${name}`);
    return getComputedStyle(mark);
  };
  expect([box('open').visibility, box('taken').visibility]).toEqual(['visible', 'visible']);
  await onPaper(true);
  expect(getByText('Open list')).not.toBeVisible();
  expect(getByText('All lists')).not.toBeVisible();
  expect(getByText('Coat')).toBeVisible();
  expect(['open', 'taken', 'Duty paid'].map((name) => box(name).visibility)).toEqual([
    'hidden',
    'visible',
    'visible',
  ]);
});

test('a picture far below, which the browser reads for paper only, is not transparent there until the app knows of it', async () => {
  const src = `${new URL('/favicon.ico', location.href).href}?never-seen`;
  const { getByRole } = render(
    <>
      <div style={{ blockSize: 20_000 }} />
      <Picture src={src} alt="coat" />
    </>,
  );
  const look = getComputedStyle(getByRole('img', { name: 'coat' }));
  expect(look.opacity).toBe('0');
  await onPaper(true);
  expect(look.opacity).toBe('1');
});

test('panels follow each other on paper, and sums are not parted from their total', async () => {
  const { getByText } = render(
    <Panels>
      <Panel>
        <LineTotals sums={{ goodsCents: 100, payableCents: 100 }} />
      </Panel>
    </Panels>,
    { locale: 'en' },
  );
  await onPaper(true);
  const sums = getByText('Payable').closest('dl') as HTMLElement;
  expect(getComputedStyle(sums).breakInside).toBe('avoid');
  const panels = sums.parentElement?.parentElement as Element;
  expect(getComputedStyle(panels).display, 'cells of a grid are printed over each other').toBe('block');
});

test('a dialog of a short task is not on paper, the page behind it is', async () => {
  const { getByText, getByRole } = render(
    <>
      <p>page</p>
      <Dialog isOpen onOpenChange={nothing} title="Reason" />
    </>,
  );
  const dialog = getByRole('dialog', { name: 'Reason' });
  expect(dialog).toBeVisible();
  await onPaper(true);
  expect(dialog).not.toBeVisible();
  expect(getByText('page')).toBeVisible();
});

test('a comparison in a dialog is alone on paper: white, whole, from the top of the sheet, nothing of it stays in place', async () => {
  const { getByText, getByRole } = render(
    <>
      <p>page</p>
      <Dialog isOpen isPrinted onOpenChange={nothing} title="Compared" size="wide">
        <StoryCompare count={4} />
        <div style={{ blockSize: 3000 }} />
        <p>end</p>
      </Dialog>
    </>,
    { theme: 'dark', locale: 'en' },
  );
  const table = getByRole('table', { name: 'Goods compared' });
  await onPaper(true);
  expect(getByText('page')).not.toBeVisible();
  expect(table).toBeVisible();
  for (let box: HTMLElement | null = table; box !== null && box !== document.body; box = box.parentElement) {
    const { position, overflowX, overflowY, backgroundColor, boxShadow } = getComputedStyle(box);
    expect([position, overflowX, overflowY, boxShadow]).toEqual([
      expect.stringMatching(/static|relative/),
      'visible',
      'visible',
      'none',
    ]);
    expect(backgroundColor).toMatch(/^rgb\(255, 255, 255\)$|, 0\)$/);
    expect(box.scrollHeight, box.className).toBeLessThanOrEqual(box.clientHeight);
  }
  const names = table.querySelectorAll('tbody th');
  expect([...names].map((name) => getComputedStyle(name).position)).toEqual(Array(4).fill('static'));
  const { top } = getByRole('dialog', { name: 'Compared' }).getBoundingClientRect();
  expect(top).toBe(0);
  expect(getByText('end').getBoundingClientRect().bottom).toBeGreaterThan(3000);
});

test('a packing list is alone on paper: each line of each package once, black, on nothing but the white of the sheet', async () => {
  const items = lines.slice(0, 60).map(({ id }, at) => ({ id, name: id, qty: at }));
  const packages = [
    { no: 1, items: items.slice(0, 50) },
    { no: 2, items: items.slice(50) },
  ];
  const { getByText, baseElement } = render(
    <>
      <p>page</p>
      <PackingList number="S26112200031" facts={[{ name: 'Courier', value: 'DHL' }]} packages={packages} />
    </>,
    { theme: 'dark', locale: 'en' },
  );
  await onPaper(true);
  expect(getByText('page')).not.toBeVisible();
  const paper = [...baseElement.children].filter((part) => part.checkVisibility());
  expect(paper).toHaveLength(1);
  const text = paper[0] instanceof HTMLElement ? paper[0].innerText : '';
  for (const word of ['S26112200031', 'DHL', ...items.map(({ name }) => name)])
    expect(
      text.split('\n').filter((line) => line === word),
      word,
    ).toHaveLength(1);
  for (const part of paper[0]?.querySelectorAll('*') ?? []) {
    const { color, backgroundColor } = getComputedStyle(part);
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  }
});
