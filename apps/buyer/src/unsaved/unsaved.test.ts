import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Kept } from '@selvedge/app-shell/kept/keptStore';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';
import type { Product, SessionUser } from '../api/schemas';
import type { WrittenLine } from './written';

const shared = memoryStorage();
const tabs: ((event: { key: string }) => void)[] = [];
vi.stubGlobal('localStorage', shared);
vi.stubGlobal('addEventListener', (type: string, hear: (event: { key: string }) => void) => {
  if (type === 'storage') tabs.push(hear);
});
const user = { id: 'by-1', nickname: '', phone: '', email: 'lin@example.com' } as SessionUser;
const product = (id: string) =>
  ({
    id,
    listId: 'L-1',
    wholesalePriceCents: 1000,
    images: [],
    sizes: [{ skuId: `s-${id}`, size: 'M', stockQty: 9 }],
  }) as unknown as Product;

/** Calls to the cart: idempotency key and pieces. */
const sent: [key: string | null, pieces: number][] = [];
vi.stubEnv('VITE_API_BASE', 'http://selvedge.test');
vi.stubGlobal('fetch', async (request: Request) => {
  const { lines } = (await request.json()) as { lines: { qty: number }[] };
  sent.push([request.headers.get('idempotency-key'), lines.reduce((sum, { qty }) => sum + qty, 0)]);
  return Response.json({ code: 200, data: {} });
});

/** Waits until the effects of a state change have run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Fake of the browser's persistent store. */
const beyond = new Map<string, Kept>();
vi.mock('@selvedge/app-shell/kept/keptStore', () => ({
  readKeptUnder: async (start: string) => [...beyond.values()].filter(({ key }) => key.startsWith(start)),
  writeKept: async (kept: Kept) => void beyond.set(kept.key, kept),
  dropKept: async (key: string) => void beyond.delete(key),
}));
const held = new Set<string>();

/** Fake locks that a tab holds until it is closed, as the browser grants them. */
function locksOfTab() {
  const own = new Set<string>();
  const request = async (name: string, _way: unknown, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    for (const names of [held, own]) names.add(name);
    await work({});
    for (const names of [held, own]) names.delete(name);
    return undefined;
  };
  return { request, release: () => own.forEach((name) => held.delete(name)) };
}

/** Opens a tab: the app's own modules with a session storage of its own, which may be copied from another tab. */
async function openTab(copied: ReadonlyMap<string, string> = new Map()) {
  const passing = memoryStorage();
  for (const [key, value] of copied) passing.kept.set(key, value);
  const locks = locksOfTab();
  vi.resetModules();
  vi.stubGlobal('sessionStorage', passing);
  vi.stubGlobal('navigator', { locks });
  const { beginSession } = await import('../api/session');
  const unsaved = await import('./unsaved');
  const { addToCart } = await import('../manifest/manifest.api');
  const { writtenLines } = await import('./written');
  type Styles = Parameters<typeof writtenLines>[0];
  beginSession('token', user);
  await settled();
  const act = async (step: () => unknown): Promise<void> => {
    vi.stubGlobal('sessionStorage', passing);
    vi.stubGlobal('navigator', { locks });
    await step();
    await settled();
  };
  const lines = (): WrittenLine[] =>
    writtenLines(JSON.parse(passing.kept.get('unsaved:by-1') ?? '{}') as Styles);
  return {
    kept: passing.kept,
    lines,
    write: (id: string, quantity: number) =>
      act(() => unsaved.writeQuantities([{ product: product(id), skuId: `s-${id}`, quantity }])),
    send: () => act(() => addToCart(lines())),
    clear: () => act(() => unsaved.clearWritten()),
    renew: () => act(() => unsaved.renewIntents()),
    close: () => act(locks.release),
    hear: () => act(() => tabs.forEach((hear) => hear({ key: 'writtenGone' }))),
  };
}

// The modules of the last tab, over a store that is none, are not for other files of this process.
afterAll(() => vi.resetModules());
beforeEach(() => {
  shared.clear();
  sent.length = 0;
  tabs.length = 0;
  beyond.clear();
  held.clear();
});

test('Q-27 L-33 a duplicated tab sends the same pieces under the same key, so that they are taken once', async () => {
  const first = await openTab();
  await first.write('a', 5);
  await first.write('b', 2);
  const copy = await openTab(first.kept);
  await first.send();
  await copy.send();
  expect(sent.map(([, pieces]) => pieces)).toEqual([7, 7]);
  expect(sent[0]?.[0]).toBe(sent[1]?.[0]);
});

test('L-33 pieces that went on from one tab are written in no copy of it any more; what the copy added stays', async () => {
  const first = await openTab();
  await first.write('a', 5);
  const copy = await openTab(first.kept);
  await copy.write('b', 2);
  const asleep = new Map(copy.kept);
  await first.clear();
  await copy.hear();
  expect(copy.lines().map(({ skuId }) => skuId)).toEqual(['s-b']);
  const woken = await openTab(asleep);
  await woken.write('c', 1);
  expect(woken.lines().map(({ skuId }) => skuId)).toEqual(['s-b', 's-c']);
});

test('Q-27 pieces that are written anew, or refused under their key, are another intention', async () => {
  const tab = await openTab();
  await tab.write('a', 5);
  await tab.send();
  await tab.write('a', 6);
  await tab.send();
  await tab.renew();
  await tab.send();
  expect(sent.map(([, pieces]) => pieces)).toEqual([5, 6, 6]);
  expect(new Set(sent.map(([key]) => key)).size).toBe(3);
});

test('L-40 Q-34 pieces of a closed tab are there in the next one that is opened, once, and none that went on', async () => {
  const first = await openTab();
  await first.write('a', 5);
  await first.write('b', 2);
  const other = await openTab();
  expect(other.lines(), 'a tab beside it holds its own').toEqual([]);
  await other.write('c', 1);
  const reloaded = new Map(first.kept);
  await first.close();
  const again = await openTab(reloaded);
  expect(again.lines().map(({ skuId }) => skuId)).toEqual(['s-a', 's-b']);
  await again.write('b', 0);
  await again.close();
  const next = await openTab();
  expect(next.lines().map(({ skuId, qty }) => [skuId, qty])).toEqual([['s-a', 5]]);
  const third = await openTab();
  expect(third.lines()).toEqual([]);

  await other.clear();
  await other.close();
  await next.close();
  const copy = await openTab(next.kept);
  const last = await openTab();
  expect(
    [copy, last].map((tab) => tab.lines().length),
    'of a tab that lives none are taken',
  ).toEqual([1, 0]);
});
