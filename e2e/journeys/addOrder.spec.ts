import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demo } from '../api';
import { newTrade } from '../orders';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

test('R-2.76 M-T2 D-20 an order by hand: a customer, goods of a list, its sums as written, and it waits for the customer', async ({
  browser,
  locale,
}) => {
  const { customer, list } = await newTrade('Lam Chi Ha');
  const { page, t } = await signInStaff(browser, demo('sales'), locale);
  await page.goto(`${adminUrl}/#/procurement/order`);
  await page.getByRole('link', { name: t('route.addOrder') }).click();
  const make = page.getByRole('button', { name: t('addOrder:make'), exact: true });
  await expect(make).toBeDisabled();
  await choose(page, t('addOrder:customer'), customer.nickname);
  await page.getByRole('button', { name: t('addOrder:address') }).click();
  await page.getByRole('option', { name: customer.nickname }).first().click();
  await choose(page, t('addOrder:list'), list.name);
  const size = page
    .getByRole('grid', { name: t('addOrder:goods') })
    .getByRole('spinbutton')
    .first();
  await size.click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(make).toBeEnabled();
  await make.click();
  await expect(page).toHaveURL(/#\/procurement\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O\d{11}$/);
  for (const words of [
    customer.nickname,
    t('statuses:confirmation.AWAITING_CUSTOMER'),
    t('orders:action.addOrder'),
  ])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await page.context().close();
});
