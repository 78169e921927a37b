import { expect, type Page } from '@playwright/test';
import { buyerApi, type Schemas } from '../api';
import { newCustomer } from '../customers';
import { openPlace } from '../looks';
import { linesOf, newOrder, newTrade } from '../orders';
import { anotherBrowser, signInBuyer } from '../people';
import { test } from '../test';

/**
 * Number of coats: more than fit on a sheet of paper, than a page of a list that is read at once, and than a cart shows before all are
 * requested.
 */
const COATS = 104;
const PRICE = '412.50';
/**
 * Amounts of the order: the price, the sums of one line and of one coat, and of all. Thresholds of the merchant are not among them: every
 * buyer sees those.
 */
const AMOUNTS = /412\.50|825\.00|1,237\.50|128,700/;
/** Widths in px that a browser prints whole between the margins of an A4 sheet: it makes the page smaller for it. */
const SHEET = { upright: 960, wide: 1376 };
const DESK = { width: 1440, height: 900 };
const WHITE = new Set(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']);

/** Printed page of a user with the dark theme. */
interface Paper {
  text: string;
  /** Width of the page in px, on a sheet of the requested width. */
  width: number;
  /** Controls that are visible in print. */
  tools: string[];
  /** Backgrounds of the sheet and its lines that are not white. */
  grounds: string[];
  /** Number of sheets that the browser prints. */
  sheets: number;
}

/** Opens a place and prints it once all these words are on the page. */
async function print(page: Page, place: string, words: readonly string[], width: number): Promise<Paper> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESK);
  await openPlace(page, place);
  await expect(page.locator('main')).toContainText(words[0] ?? '');
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await page.emulateMedia({ media: 'print' });
  const body = page.locator('body');
  await expect(async () => {
    const text = await body.innerText();
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  }).toPass();
  const text = await body.innerText();
  const tools = page.locator(
    'nav, header:not(main *), [role=tablist], textarea, button:not(:has(img)), [type=search]',
  );
  const grounds = await page
    .locator('html, body, main, table, tr, [role=grid], [role=row]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  await page.setViewportSize({ ...DESK, width });
  return {
    text,
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    tools: await tools
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML.slice(0, 160))),
    grounds: [...new Set(grounds)].filter((ground) => !WHITE.has(ground)),
    sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
  };
}

/** Returns the `@page` rules of the document. */
const sheetRules = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join('\n'),
  );

test('an order, its proforma, a cart and a list are printed whole: all lines on white, numbered sheets, no tools, and prices for those alone who see them', async ({
  page,
  browser,
  locale,
}) => {
  const clerk = await newCustomer('Clerk');
  const trade = await newTrade('Paper', COATS, [clerk]);
  const orderId = await newOrder(trade, [2, 1]);
  const order = `/procurement/detail/${orderId}`;
  const proforma = `/procurement/proforma/${orderId}`;
  const cart = '/shoppingCart';
  const list = `/products/detail/${trade.list.id}`;
  await trade.api.post('front/team/member/edit', {
    id: clerk.id,
    perms: ['sp:order:submit'],
    version: 1,
  } satisfies Schemas['MemberInput']);
  const lines = linesOf(trade, [2, 1]);
  for (const api of [trade.api, await buyerApi(clerk)]) await api.post('front/cart/add', { lines });

  const names = trade.products.map(({ name }) => name);
  const { t } = await signInBuyer(page, trade.customer, locale);
  const [before = '', after = ''] = t('PaperHead:printed', { at: '|' }).split('|');
  const head = new RegExp(`${trade.customer.nickname}\\s+${before}.*\\d.*${after}`);
  for (const [place, width] of [
    [order, SHEET.upright],
    [proforma, SHEET.upright],
    [cart, SHEET.upright],
    [list, SHEET.wide],
  ] as const) {
    const paper = await print(page, place, names, width);
    expect(paper, place).toMatchObject({ tools: [], grounds: [] });
    expect(paper.text, place).toMatch(head);
    expect(paper.text.split(PRICE).length, `${place}: a price in each line`).toBeGreaterThan(COATS);
    expect(paper.width, `${place}: nothing is cut off`).toBeLessThanOrEqual(width);
    expect(paper.sheets, place).toBeGreaterThan(2);
  }
  expect(await sheetRules(page)).toMatch(/counter\(page\).*counter\(pages\)/);

  const other = await anotherBrowser(browser, locale);
  await signInBuyer(other, clerk, locale);
  for (const [place, width] of [
    [order, SHEET.upright],
    [proforma, SHEET.upright],
    [cart, SHEET.upright],
    [list, SHEET.wide],
  ] as const)
    expect((await print(other, place, names, width)).text, place).not.toMatch(AMOUNTS);
  await other.context().close();
});
