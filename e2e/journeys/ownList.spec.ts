import { expect } from '@playwright/test';
import { uniqueNumber } from '../api';
import { newCustomer } from '../customers';
import { buyerUrl } from '../server';
import { anotherBrowser, signInBuyer } from '../people';
import { test } from '../test';
import { wordsOf } from '../words';

test('R-1.08 R-1.03 R-3.17 R-8.19 D-13 Q-44 a seller makes a list, prices it by a rule, publishes it, and a stranger opens its link until it is revoked', async ({
  page,
  browser,
  locale,
}) => {
  const { t } = await signInBuyer(page, await newCustomer('Seller', { sellerFlag: true }), locale);
  const name = `AW26 ${locale ?? 'x'} ${uniqueNumber()}`;
  await page.goto(`${buyerUrl}/#/products/list`);
  await page.getByRole('button', { name: t('lists:new') }).click();
  const settings = page.getByRole('dialog', { name: t('listEditor:newList') });
  await settings.getByLabel(t('listEditor:field.name')).fill(name);
  await settings.getByRole('button', { name: t('actions.save'), exact: true }).click();
  await expect(page).toHaveURL(/#\/products\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:add.open') }).click();
  const adding = page.getByRole('dialog', { name: t('listEditor:add.title') });
  for (const row of [1, 2])
    await adding.getByRole('row').nth(row).getByRole('checkbox').check({ force: true });
  await adding.getByRole('button', { name: t('listEditor:add.action_other', { count: 2 }) }).click();
  await expect(adding).toBeHidden();
  const products = page
    .getByRole('table', { name: t('listEditor:products.title') })
    .or(page.getByRole('grid', { name: t('listEditor:products.title') }));
  await expect(products.getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: t('listEditor:rule.title') }).click();
  const rule = page.getByRole('dialog', { name: t('listEditor:rule.title') });
  await rule.getByRole('button', { name: t('listEditor:rule.apply') }).click();
  await expect(rule).toBeHidden();

  await page.getByRole('button', { name: t('listEditor:step.publish') }).click();
  const asked = page.getByRole('alertdialog', { name: t('listEditor:step.publishAsk', { name }) });
  await asked.getByRole('button', { name: t('listEditor:step.publish') }).click();
  await expect(page.getByRole('button', { name: t('listEditor:step.close') })).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:share.make') }).click();
  const sharing = page.getByRole('dialog', { name: t('listEditor:share.make') });
  await sharing.getByText(t('listEditor:share.open'), { exact: true }).click();
  await sharing.getByLabel(t('listEditor:share.watermark')).fill('Selvedge');
  await sharing.getByRole('button', { name: t('listEditor:share.create') }).click();
  await expect(sharing).toBeHidden();
  const link = page.getByText(/#\/share\/[A-Z0-9]{26}/).first();
  const code = /share\/([A-Z0-9]{26})/.exec((await link.textContent()) ?? '')?.[1] ?? '';

  const stranger = await anotherBrowser(browser, locale);
  await stranger.goto(`${buyerUrl}/#/share/${code}`);
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stranger.getByRole('row')).toHaveCount(3);
  const words = wordsOf('buyer', locale);
  await expect(stranger.getByRole('link', { name: words('sharedList:signIn') })).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:share.revokeCode', { code }) }).click();
  await page
    .getByRole('alertdialog', { name: t('listEditor:share.revokeAsk', { code }) })
    .getByRole('button', { name: t('listEditor:share.revoke') })
    .click();
  await expect(page.getByRole('button', { name: t('listEditor:share.revokeCode', { code }) })).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByText(words('sharedList:missing.title'))).toBeVisible();
  await stranger.context().close();

  // The list is closed because every buyer sees it while it is open.
  await page.getByRole('button', { name: t('listEditor:step.close') }).click();
  const closing = page.getByRole('alertdialog', { name: t('listEditor:step.closeAsk', { name }) });
  await closing.getByRole('button', { name: t('listEditor:step.close') }).click();
  await expect(page.getByRole('button', { name: t('listEditor:step.reopen') })).toBeVisible();
});
