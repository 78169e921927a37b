import { expect } from '@playwright/test';
import { demo } from '../api';
import { linesOf, newTrade } from '../orders';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

test('R-2.84 X-A107 X-A109 M-T2 staff find the cart of a customer, order a part of it, and the rest stays', async ({
  browser,
  locale,
}) => {
  const trade = await newTrade('Cheung Ka Yan');
  await trade.api.post('front/cart/add', { lines: linesOf(trade, [2, 1]) });
  const customer = trade.customer.nickname;
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  await page.goto(`${adminUrl}/#/customers/cart?keywords=${encodeURIComponent(customer)}`);
  await page.getByRole('link', { name: customer }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  const ticks = page.getByRole('row').getByRole('checkbox');
  const make = page.getByRole('button', { name: t('addOrder:make'), exact: true });
  await expect(make).toBeEnabled();
  // Checkboxes of the table head, then of the lines: the last line is left in the cart.
  await expect(ticks).toHaveCount(3);
  await ticks.last().uncheck({ force: true });
  await make.click();
  await expect(page).toHaveURL(/#\/procurement\/detail\//);
  await expect(page.getByText(customer).filter({ visible: true }).first()).toBeVisible();
  await expect(
    page.getByText(t('statuses:confirmation.AWAITING_CUSTOMER')).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.goto(`${adminUrl}/#/customers/cart?keywords=${encodeURIComponent(customer)}`);
  const row = page.getByRole('row').filter({ hasText: customer }).filter({ visible: true });
  await expect(row.locator(`[data-column="${t('carts:columns.lineCount')}"]`)).toHaveText('1');
  await page.context().close();
});
