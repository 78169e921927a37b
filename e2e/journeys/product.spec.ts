import { expect } from '@playwright/test';
import { demo } from '../api';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import type { Person } from '../people';
import { test } from '../test';

/** Opens the page of the first product of the super list. */
async function openFirst({ page, t }: Person): Promise<void> {
  await page.getByRole('link', { name: t('places.superlists'), exact: true }).click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('spinbutton').first()).toBeVisible();
  await grid.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/product\/detail\//);
}

test('R-1.12 R-8.18 X-B15 R-9.23 a product leads from the table into the cart, and from the cart back to its page', async ({
  page,
  locale,
}) => {
  const buyer = await signInBuyer(page, await newCustomer('Cart'), locale);
  const { t } = buyer;
  await openFirst(buyer);
  const table = page.getByRole('grid', { name: t('product:lists') });
  const field = table.getByRole('textbox').nth(1);
  await field.fill('99999');
  await field.press('Enter');
  await field.press('Tab');
  await expect(page.getByRole('button', { name: t('listDetail:addToCart') })).toBeDisabled();
  await field.fill('1');
  await field.press('Enter');
  await page.getByRole('button', { name: t('listDetail:addToCart') }).click();
  await expect(page.getByText(t('messages.addedToCart'))).toBeVisible();
  await page.goto('/#/shoppingCart');
  await page.getByRole('grid').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/product\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(/#\/shoppingCart$/);
});

test('Q-43 a product that is on no list says so and leads back to the goods', async ({ page, locale }) => {
  const { t } = await signInBuyer(page, demo('member'), locale);
  await page.goto('/#/product/detail/p-none');
  await expect(page.getByText(t('product:missing.title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('places.superlists') })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/product\/list$/);
});

test('X-B14 R-2.15 one search on the page of the super list, which keeps the filters, and figures of what is left', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, demo('member'), locale);
  await page.goto('/#/product/list?warehouseIds=MI-02');
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts).toContainText(/\d+ \/ [\d,]+/);
  const search = page.getByRole('searchbox');
  await expect(search).toHaveCount(1);
  const before = await facts.textContent();
  await search.fill('Maison Orsel');
  await search.press('Enter');
  await expect(page).toHaveURL(/warehouseIds=MI-02&keywords=Maison/);
  await expect(facts).not.toHaveText(before ?? '');
  await expect(facts).toContainText(t('listDetail:overview.brand') + 'Maison Orsel');
});

test('X-B17 a lower price is waited for on the page of the product, seen again and taken back', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, await newCustomer('Waiting'), locale);
  await page.goto('/#/product/list?warehouseIds=MI-02');
  const links = page.getByRole('grid').getByRole('link', { name: /\S/ });
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const products = [...new Set(paths.filter((path) => path.includes('/product/detail/')))];
  await page.goto(`/${products[1] ?? ''}`);
  await page.getByRole('switch', { name: t('product:watch.cheaper') }).press('Space');
  await expect(page.getByText(t('product:watch.asked'))).toBeVisible();
  const below = page.getByRole('switch', {
    name: new RegExp(t('product:watch.cheaperThan', { price: '.+' })),
  });
  await expect(below).toBeChecked();
  await page.reload();
  await expect(below, 'kept on the server').toBeChecked();
  await below.press('Space');
  await expect(page.getByRole('switch', { name: t('product:watch.cheaper') })).not.toBeChecked();
});
