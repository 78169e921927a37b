import { expect } from '@playwright/test';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import { test } from '../test';

test('R-1.09 R-2.24 a brand is followed, still after a reload, leads to its goods, and is unfollowed', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, await newCustomer('Wai Yee'), locale);
  await page.getByRole('link', { name: t('menu.brands'), exact: true }).click();
  await expect(page).toHaveURL(/#\/brandMnagement\/brand$/);
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button', { name: t('brands:followName', { name }) }).click();
  const unfollow = page.getByRole('button', { name: t('brands:unfollowName', { name }) });
  await expect(unfollow).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: t('brands:show.followed') }).check({ force: true });
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await page
    .getByRole('link', { name: t('brands:goods') })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/product\/list\?brandIds=/);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(name);
  await page.goBack();
  await unfollow.click();
  await expect(page.getByText(t('brands:empty.followed'))).toBeVisible();
});
