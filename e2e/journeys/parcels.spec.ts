import { expect, type Page, type Request } from '@playwright/test';
import { demo } from '../api';
import { confirmOrder, newOrder, newTrade, payOrder } from '../orders';
import { readAs, signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

/** Returns the bar codes of the pick list, as they are on the labels of the sizes. */
const labelsOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('gridcell').allInnerTexts()).filter((text) => /^\d{13}$/.test(text.trim()));

test('R-3.32 X-A138 X-A140 an order that waits is packed by scan in two boxes and sent; the consignment is voided and waits again', async ({
  browser,
  locale,
}) => {
  const trade = await newTrade('Parcels');
  const id = await newOrder(trade, [2, 1]);
  await confirmOrder(trade, id);
  const { subs } = await payOrder(id);
  const subNo = subs[0]?.subNo ?? '';
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  await page.goto(`${adminUrl}/#/parcels/shipment?keywords=${subNo.slice(0, 12)}`);
  await page.getByRole('row').filter({ hasText: subNo }).click();
  await expect(page.getByRole('heading', { level: 1, name: subNo })).toBeVisible();

  const code = page.getByRole('textbox', { name: t('packing:code') });
  const [one = '', two = one] = await labelsOf(page);
  const scan = async (label: string) => {
    await code.pressSequentially(label);
    await code.press('Enter');
    await expect(code).toHaveValue('');
  };
  await scan(one);
  await page.getByRole('button', { name: t('packing:newBox') }).click();
  await scan(two);
  await scan('0000000000000');
  await expect(page.getByText(t('packing:said.unknown', { code: '0000000000000' }))).toBeVisible();
  await page.reload();
  for (const no of [1, 2]) await page.getByRole('textbox', { name: t('packing:weight', { no }) }).fill('4.5');
  const send = page.getByRole('button', { name: t('packing:shipNow_other', { count: 2 }) });
  await send.click();
  await expect(page.getByText(t('packing:wrong.courier'))).toBeVisible();
  await page.getByRole('textbox', { name: t('packing:courier') }).fill('DHL');
  await page.getByRole('textbox', { name: t('packing:trackingNo') }).fill('8842 1107 3965');
  await page.getByRole('textbox', { name: t('packing:phoneTail') }).fill('6021');
  await send.click();
  const [before = '', after = ''] = t('packing:sent_other', { shipmentNo: '|', count: 2 }).split('|');
  const told = page.getByText(new RegExp(`^${before}S\\d{11}${after}$`)).first();
  const shipmentNo = /S\d{11}/.exec((await told.textContent()) ?? '')?.[0] ?? '';

  await page.goto(`${adminUrl}/#/parcels/shipment?state=ON_THE_WAY&keywords=${shipmentNo}`);
  await page.getByRole('row').filter({ hasText: shipmentNo }).click();
  const detail = page.getByRole('complementary', { name: shipmentNo });
  await expect(detail.getByRole('heading', { name: t('PackingList:title') })).toBeVisible();
  await expect(detail.getByText(t('PackingList:packages_other', { count: 2 }))).toBeVisible();
  await detail.getByRole('button', { name: t('parcels:step.voidShipment') }).click();
  const dialog = page.getByRole('dialog', { name: t('parcels:void.title', { no: shipmentNo }) });
  await dialog.getByRole('textbox').fill('wrong box');
  await dialog.getByRole('button', { name: t('parcels:void.action') }).click();
  await expect(page.getByText(t('NoMatches:title'))).toBeVisible();
  await page.goto(`${adminUrl}/#/parcels/shipment?state=VOIDED&keywords=${shipmentNo}`);
  await expect(page.getByRole('row').filter({ hasText: shipmentNo })).toBeVisible();
  await page.goto(`${adminUrl}/#/parcels/shipment?keywords=${subNo.slice(0, 12)}`);
  await expect(page.getByRole('row').filter({ hasText: subNo })).toBeVisible();
  await page.context().close();
});

interface Sums {
  totals: { valueCents: number; orders: number };
}

test('R-2.59 X-A158 X-A159 the data summary adds up to the orders of the dashboard, however it is divided, and is saved', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  await page.goto(`${adminUrl}/#/dashboard/index?period=year`);
  await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  const asked = page.waitForRequest(/dashboard\/overview/);
  await page.reload();
  const askedAgain = async <Answer>(request: Promise<Request>) =>
    readAs<Answer>(page, 'staff', (await request).url().split('/api/')[1] ?? '');
  const orders = await askedAgain<{ valueCents: number }>(asked);
  for (const by of ['brand', 'customer', 'month']) {
    const summed = page.waitForRequest(
      (request) =>
        request.url().includes(`data-summary/page?by=${by}`) && request.url().includes('pageSize=50'),
    );
    await page.goto(`${adminUrl}/#/money/summary?span=year&compare=year&by=${by}`);
    const { totals } = await askedAgain<Sums>(summed);
    expect(totals.valueCents, by).toBe(orders.valueCents);
    const head = page.getByRole('columnheader', { name: t(`summary:by.${by}`), exact: true });
    await expect(head.first()).toBeVisible();
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('summary:export') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.context().close();
});

test('X-A131 the statement of a day opens over the payments and is saved', async ({ browser, locale }) => {
  const { page, t } = await signInStaff(browser, demo('finance'), locale);
  await page.goto(`${adminUrl}/#/money/payments`);
  await page.getByRole('button', { name: t('money:statement.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('money:statement.title') });
  await expect(dialog.getByText(t('money:statement.net'))).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('money:statement.export') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.context().close();
});
