import { expect } from '@playwright/test';
import { demo } from '../api';
import { linesOf, newOrder, newTrade } from '../orders';
import { anotherBrowser, signInBuyer } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';
import { libraryWord } from '../words';

test('Q-18 Q-19 L-20 L-21 R-9.22 orders are narrowed in the address; the filters get a name, another one, and are there on another device', async ({
  page,
  browser,
  locale,
}) => {
  const trade = await newTrade('Views');
  await newOrder(trade, [3]);
  const { t } = await signInBuyer(page, trade.customer, locale);
  const name = `A ${locale}`;
  await page.goto(`${buyerUrl}/#/procurement/order`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('orders:columns.createdAt')}`) }).click();
  await page
    .getByRole('option', { name: libraryWord(locale, '近三个月', 'Past 3 months'), exact: true })
    .click();
  await expect(page).toHaveURL(/time=THREE_MONTHS/);
  await page.getByRole('button', { name: t('orders:filter.value'), exact: true }).click();
  await page.getByRole('textbox', { name: t('orders:filter.valueMin') }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/valueMinCents=10000/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('listing:views.button'), exact: true }).click();
  const views = page.getByRole('dialog', { name: t('listing:views.panel') });
  await views.getByRole('textbox', { name: t('listing:views.name') }).fill(name);
  await views.getByRole('button', { name: t('listing:views.save') }).click();
  await views.getByRole('button', { name: t('listing:views.rename', { name }) }).click();
  await views.getByRole('textbox', { name: t('listing:views.rename', { name }) }).fill(`${name} 2`);
  await views.getByRole('button', { name: t('actions.save'), exact: true }).click();
  await expect(views.getByRole('button', { name: `${name} 2`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await anotherBrowser(browser, locale);
  await signInBuyer(other, trade.customer, locale);
  await other.goto(`${buyerUrl}/#/procurement/order`);
  await other.getByRole('button', { name: t('listing:views.button'), exact: true }).click();
  await other.getByRole('button', { name: `${name} 2`, exact: true }).click();
  await expect(other).toHaveURL(/time=THREE_MONTHS/);
  await expect(other).toHaveURL(/valueMinCents=10000/);
  await other.reload();
  await other.getByRole('button', { name: `${name} 2`, exact: true }).click();
  await other.getByRole('button', { name: t('listing:views.remove', { name: `${name} 2` }) }).click();
  await expect(other.getByRole('button', { name: `${name} 2`, exact: true })).toHaveCount(0);
  await other.context().close();
});

test('R-2.28 R-3.38 a draft is renamed and shared, a pasted address is read, and an order stands on paper', async ({
  page,
  locale,
}) => {
  const trade = await newTrade('Paper');
  await newOrder(trade, [3]);
  const [product] = trade.products;
  const lines = linesOf(trade, [1, 2]).map((line) => ({ ...line, productId: product?.id ?? '' }));
  await trade.api.post('front/inquiry/draft/save', { title: 'Before it is renamed', lines });
  const { t } = await signInBuyer(page, trade.customer, locale);
  const name = `Draft ${locale}`;
  await page.goto(`${buyerUrl}/#/procurement/drafts`);
  await page
    .getByRole('button', { name: t('inquiry:drafts.rename') })
    .first()
    .click();
  await page.getByRole('textbox', { name: t('inquiry:drafts.name') }).fill(name);
  await page.getByRole('button', { name: t('actions.save'), exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.goto(`${buyerUrl}/#/address`);
  await page.getByRole('button', { name: t('addresses:add') }).click();
  await page
    .getByRole('textbox', { name: t('addresses:paste.label') })
    .fill('林晓 13800136021 浙江省杭州市西湖区文三路 1 号');
  await page.getByRole('button', { name: t('addresses:paste.read') }).click();
  await expect(page.getByRole('textbox', { name: t('addresses:fields.detail') })).toHaveValue('文三路 1 号');
  await expect(page.getByRole('textbox', { name: t('addresses:fields.phone') })).toHaveValue('13800136021');
  await page.getByRole('button', { name: t('actions.cancel'), exact: true }).click();

  await page.goto(`${buyerUrl}/#/procurement/order`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: t('places.proforma') }).click();
  await expect(page.getByRole('button', { name: t('orders:proforma.print') })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: t('orders:proforma.print') })).toBeHidden();
});

test('R-2.03 R-2.04 R-2.06 R-2.11 R-2.12 R-2.83 a change of page shows its bar until it is there; a redirect keeps its query; what is not there says so', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, demo('member'), locale);
  const name = t('RouteProgress:loading');
  // The page itself watches for the bar: that of a page that is there at once is gone in a quarter of a second.
  await page.evaluate((label) => {
    new MutationObserver((_, watch) => {
      if (document.querySelector(`[role=progressbar][aria-label="${label}"]`) === null) return;
      watch.disconnect();
      document.body.dataset.barShown = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  }, name);
  await page.getByRole('link', { name: t('menu.lists'), exact: true }).click();
  await expect(page.locator('body[data-bar-shown=yes]')).toBeAttached();
  await expect(page.getByRole('progressbar', { name })).toHaveCount(0);
  await page.goto(`${buyerUrl}/#/redirect/products/list?delivery=MAINLAND`);
  await expect(page).toHaveURL(/#\/products\/list\?delivery=MAINLAND$/);
  for (const [path, code] of [
    ['/404', '404'],
    ['/nowhere', '404'],
    ['/401', '401'],
  ] as const) {
    await page.goto(`${buyerUrl}/#${path}`);
    await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  }
});
