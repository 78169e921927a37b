import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newCustomer } from '../customers';
import { newTrade } from '../orders';
import { enterSignIn, goInside, readAs, signInBuyer } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';

/** Opens a copy of a tab as the browser's "duplicate" does, with the tab's stored input. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  return copy;
}

test('L-39 Q-40 two tabs share one session: one that lost the line never ends what the other began', async ({
  page,
  locale,
}) => {
  const customer = await newCustomer('Two tabs');
  const { t } = await signInBuyer(page, customer, locale);
  await goInside(page, '/address');
  const other = await duplicate(page);
  await expect(other.getByRole('button', { name: t('addresses:add') }).first()).toBeVisible();
  await other.route('**/api/**', (route) => route.abort());

  await page.getByRole('button', { name: /账号菜单|Account menu/ }).click();
  await page.getByRole('menuitem', { name: t('actions.signOut') }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(other, 'the other tab asks to sign in, and knows the way back').toHaveURL(
    /#\/login\?redirect=%2Faddress$/,
  );
  await enterSignIn({ page, t }, customer);
  await expect(page).toHaveURL(/#\/dataSummary$/);
  await expect(other, 'it goes back with the session of the first').toHaveURL(/#\/address$/);

  await other.unroute('**/api/**');
  await other.bringToFront();
  await other.reload();
  await expect(other.getByRole('button', { name: t('addresses:add') }).first()).toBeVisible();
  await page.bringToFront();
  await page.reload();
  await expect(page).toHaveURL(/#\/dataSummary$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
});

test('L-33 Q-27 a duplicated tab does not put the same pieces into the cart twice', async ({
  page,
  locale,
}) => {
  const { customer, products } = await newTrade('Copied tab');
  const { t } = await signInBuyer(page, customer, locale);
  await goInside(page, `/product/detail/${products[0]?.id ?? ''}`);
  const field = page
    .getByRole('grid', { name: t('product:lists') })
    .getByRole('textbox')
    .first();
  await field.fill('5');
  await field.press('Enter');
  const add = { name: t('listDetail:addToCart') };
  await expect(page.getByRole('button', add)).toBeEnabled();
  const copy = await duplicate(page);
  await expect(copy.getByRole('button', add), 'the copy holds the same pieces').toBeEnabled();

  await page.getByRole('button', add).click();
  await expect(page.getByText(t('messages.addedToCart'))).toBeVisible();
  await expect(copy.getByRole('button', add), 'what went on is written nowhere any more').toBeDisabled();
  const { qty } = await readAs<{ qty: number }>(page, 'buyer', 'sp/front/cart/count');
  expect(qty).toBe(5);
  await copy.close();
});

test('L-40 Q-34 pieces that were written in a tab that is closed are there in the next one', async ({
  page,
  locale,
}) => {
  const { customer, products } = await newTrade('Closed tab');
  const { t } = await signInBuyer(page, customer, locale);
  const open = async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${buyerUrl}/#/product/detail/${products[0]?.id ?? ''}`);
    const grid = tab.getByRole('grid', { name: t('product:lists') });
    return { tab, field: grid.getByRole('textbox').first() };
  };
  const first = await open();
  await first.field.fill('5');
  await first.field.press('Enter');
  await expect(first.tab.getByRole('button', { name: t('listDetail:addToCart') })).toBeEnabled();
  const beside = await open();
  await expect(beside.field, 'another tab that is open holds its own').toHaveValue('');
  await beside.tab.close();
  await first.tab.close();
  const next = await open();
  await expect(next.field).toHaveValue('5');
  await next.tab.close();
});

test('L-40 Q-33 Q-34 the server is away in the middle of a form: it stays, and comes back after a reload and a sign-in', async ({
  page,
  locale,
}) => {
  const customer = await newCustomer('Away');
  const { t } = await signInBuyer(page, customer, locale);
  await goInside(page, '/address');
  const open = () =>
    page
      .getByRole('button', { name: t('addresses:add') })
      .first()
      .click();
  const dialog = page.getByRole('dialog', { name: t('addresses:add') });
  const consignee = dialog.getByRole('textbox', { name: t('addresses:fields.consignee') });
  await open();
  await consignee.fill('Lin Xia');

  await page.context().setOffline(true);
  const strip = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: /网络已断开|connection/i });
  await expect(strip).toBeVisible();
  await expect(consignee).toHaveValue('Lin Xia');
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(consignee).toHaveValue('Lin Xia');

  await page.reload();
  await open();
  await expect(consignee).toHaveValue('Lin Xia');
  await expect(dialog.getByRole('button', { name: t('kept.discard') })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.goto(`${buyerUrl}/#/address`);
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Faddress$/);
  await enterSignIn({ page, t }, customer);
  await open();
  await expect(consignee, 'for the same person after the end of the session').toHaveValue('Lin Xia');
  await dialog.getByRole('button', { name: t('kept.discard') }).click();
  await expect(consignee).toHaveValue('');
});
