import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { anotherBrowser, signInBuyer, signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';
import { test } from '../test';
import { wordsOf } from '../words';

test('R-2.80 R-3.23 R-4.32 X-A71..X-A82 staff make a list from a filter, price it by a rule, publish it; a buyer sees it; a link is shared and revoked; it closes', async ({
  browser,
  page: buyerPage,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('root'), locale);
  const main = page.getByRole('main');
  const name = `AW26 ${locale ?? 'x'} ${uniqueNumber()}`;
  await page.goto(`${adminUrl}/#/lists/list`);
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: t('listEditor:newList') }).click();
  const settings = page.getByRole('dialog', { name: t('listEditor:newList') });
  await settings.getByLabel(t('listEditor:field.name'), { exact: true }).fill(name);
  await settings.getByLabel(t('staffLists:field.nameEn'), { exact: true }).fill(name);
  await settings.getByRole('button', { name: t('actions.save'), exact: true }).click();
  await expect(page).toHaveURL(/#\/lists\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:add.open') }).click();
  const adding = page.getByRole('dialog', { name: t('listEditor:add.title') });
  await adding.getByRole('button', { name: new RegExp(t('staffLists:facet.brandIds')) }).click();
  await page.getByRole('option').nth(1).click();
  const all = adding.getByRole('button', {
    name: new RegExp(t('listEditor:add.all_other', { count: 7 }).replace('7', '\\d+')),
  });
  await all.click();
  await expect(adding).toBeHidden();
  await expect(main.getByRole('rowheader').first()).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:rule.title') }).click();
  const rule = page.getByRole('dialog', { name: t('listEditor:rule.title') });
  await rule.getByRole('button', { name: t('listEditor:rule.apply') }).click();
  await expect(rule).toBeHidden();

  const take = async (step: 'publish' | 'close') => {
    const action = t(`listEditor:step.${step}`);
    await page.getByRole('button', { name: action, exact: true }).click();
    const asked = page.getByRole('alertdialog', { name: t(`listEditor:step.${step}Ask`, { name }) });
    await asked.getByRole('button', { name: action, exact: true }).click();
    await expect(asked).toHaveCount(0);
  };
  await take('publish');
  await expect(page.getByRole('button', { name: t('listEditor:step.close') })).toBeVisible();

  const { t: words } = await signInBuyer(buyerPage, demo('demo'), locale);
  await buyerPage.goto(`${buyerUrl}/#/products/list?keywords=${encodeURIComponent(name)}`);
  await expect(buyerPage.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: t('listEditor:share.make') }).click();
  const sharing = page.getByRole('dialog', { name: t('listEditor:share.make') });
  await sharing.getByText(t('listEditor:share.open'), { exact: true }).click();
  await sharing.getByRole('button', { name: t('listEditor:share.create') }).click();
  await expect(sharing).toBeHidden();
  const link = main.getByText(/#\/share\/[A-Z0-9]{26}/).first();
  const address = (await link.textContent()) ?? '';
  const code = /share\/([A-Z0-9]{26})/.exec(address)?.[1] ?? '';
  const stranger = await anotherBrowser(browser, locale);
  await stranger.goto(`${buyerUrl}/#/share/${code}`);
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: t('listEditor:share.revokeCode', { code }) }).click();
  await page
    .getByRole('alertdialog', { name: t('listEditor:share.revokeAsk', { code }) })
    .getByRole('button', { name: t('listEditor:share.revoke') })
    .click();
  await expect(page.getByRole('button', { name: t('listEditor:share.revokeCode', { code }) })).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByText(wordsOf('buyer', locale)('sharedList:missing.title'))).toBeVisible();
  await stranger.context().close();

  await take('close');
  await expect(page.getByRole('button', { name: t('listEditor:step.reopen') })).toBeVisible();
  await buyerPage.reload();
  await expect(
    buyerPage.getByRole('row').filter({ hasText: name }).getByText(words('statuses:list.ACCEPTED')),
  ).toBeVisible();
  await page.context().close();
});
