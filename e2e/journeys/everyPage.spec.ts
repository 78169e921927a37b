import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { placesOf as pagesOf } from '../../apps/admin/src/navigation/menu';
import { routes as buyerRoutes } from '../../apps/buyer/src/routes';
import { demoStaff } from '../../apps/server/src/demo/people';
import { demo } from '../api';
import { axeViolations, headingsLost, openPlace, watchHeading, overflowingWidths } from '../looks';
import { readAs, signInBuyer, signInStaff } from '../people';
import type { Side } from '../people';
import { test } from '../test';

// In ms: the back office alone takes 200 s on a busy machine: each of its forty pages is loaded, measured at four widths and checked by
// axe.
// These journeys change nothing, so the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

/** Demo data for which pages with an id are opened: the id, or the call whose first row has it and the path to it in the row. */
const SHOWN: Record<string, string | readonly [call: string, ...at: string[]]> = {
  '/product/detail': 'p-00001',
  '/products/detail': 'L-2611-0086',
  '/products/edit': 'L-2611-0901',
  '/products/import': 'L-2611-0086',
  '/procurement/detail': 'o-0060',
  '/procurement/detailSon': 'o-0060-1',
  '/procurement/proforma': 'o-0060',
  '/procurement/bigDetail': 'o-0060',
  '/goods/edit': 'p-00001',
  '/lists/edit': 'L-2611-0086',
  '/customers/cart': ['v1/carts/page', 'customer', 'id'],
  '/parcels/pack': ['v1/shipments/waiting/page', 'id'],
  '/purchases/detail': ['v1/purchase-orders/page', 'id'],
};
/** Call and path to the id for a page that both apps have. */
const FUTURES = { buyer: 'sp/front/order/futures/page', staff: 'v1/futures-orders/page' } as const;
/** Returns the address of a path whose last part may be an id; `null` when the list of that page is empty or must not be read. */
async function placeOf(page: Page, side: Side, path: string): Promise<string | null> {
  const [before = '', parameter] = path.split('/:');
  if (parameter === undefined) return path;
  const shown = before === '/procurement/futuresDetail' ? ([FUTURES[side], 'id'] as const) : SHOWN[before];
  if (shown === undefined) throw new Error(`${path}: nothing is named that it could be opened for`);
  if (typeof shown === 'string') return `${before}/${shown}`;
  const [call, ...at] = shown;
  const found = await readAs<{ list: unknown[] } | null>(page, side, `${call}?pageNum=1&pageSize=1`);
  const id = at.reduce<unknown>(
    (held, name) => (held as Record<string, unknown> | undefined)?.[name],
    found?.list[0],
  );
  return typeof id === 'string' ? `${before}/${id}` : null;
}

/** Returns the addresses of some paths; with `isWhole` none may be left out. */
async function placesOf(
  page: Page,
  side: Side,
  paths: readonly string[],
  isWhole: boolean,
): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => placeOf(page, side, path)));
  const left = paths.filter((_, at) => found[at] === null);
  if (isWhole) expect(left, 'pages that nothing can be shown on').toEqual([]);
  return found.filter((place) => place !== null);
}

/** Returns the paths of the pages in the menu of the signed-in user, including hidden ones. */
async function pathsOfStaff(page: Page): Promise<string[]> {
  const routes = await readAs<Parameters<typeof pagesOf>[0]>(page, 'staff', 'v1/menus/routes');
  return pagesOf(routes).map(({ path }) => path);
}

test('Q-45 Q-46 every page of the buyer: nothing for axe to find, and no window in which it scrolls sideways', async ({
  page,
  locale,
}) => {
  await signInBuyer(page, demo('demo'), locale);
  await watchHeading(page);
  const found: string[] = [];
  const paths = buyerRoutes.map(({ path }) => path);
  for (const place of await placesOf(page, 'buyer', paths, true)) {
    await openPlace(page, place, { isAnew: true });
    found.push(...(await headingsLost(page, place)));
    found.push(...(await overflowingWidths(page, place)));
    found.push(...(await axeViolations(page, place, locale)));
  }
  expect(found).toEqual([]);
});

test('Q-45 Q-46 every page of the back office: nothing for axe to find, and no window in which it scrolls sideways', async ({
  browser,
  locale,
}) => {
  const { page } = await signInStaff(browser, demo('root'), locale);
  await watchHeading(page);
  const found: string[] = [];
  for (const place of await placesOf(page, 'staff', await pathsOfStaff(page), true)) {
    await openPlace(page, place, { isAnew: true });
    found.push(...(await headingsLost(page, place)));
    found.push(...(await overflowingWidths(page, place)));
    found.push(...(await axeViolations(page, place, locale)));
  }
  expect(found).toEqual([]);
  await page.context().close();
});

test.describe('a menu has no words of its own: once, in Chinese', () => {
  test.skip(({ locale }) => locale !== 'zh-CN');

  for (const { username, role } of demoStaff.filter(({ role: each }) => each !== 'ROOT')) {
    test(`D-52 R-2.96 every page in the menu of ${role} (${username}) opens, and nothing on it is refused`, async ({
      browser,
      locale,
    }) => {
      const { page } = await signInStaff(browser, demo(username), locale);
      const wrong: string[] = [];
      page.on('pageerror', ({ message }) => wrong.push(message));
      page.on('response', (answer) => {
        if (answer.status() >= 400) wrong.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      for (const place of await placesOf(page, 'staff', await pathsOfStaff(page), false)) {
        wrong.push(`at ${place}`);
        await openPlace(page, place);
        if (wrong.at(-1) === `at ${place}`) wrong.pop();
      }
      expect(wrong).toEqual([]);
      await page.context().close();
    });
  }
});
