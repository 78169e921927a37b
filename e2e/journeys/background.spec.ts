import { expect, test } from '@playwright/test';
import { signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';

const PAGE = '#/system/background';

test('X-A173 a code that was sent stands in the background work, and a filter stands in the address', async ({
  browser,
  locale,
}) => {
  const phone = locale?.startsWith('en') ? '13800138201' : '13800138202';
  const { page, t } = await signInStaff(browser, 'root', locale);
  const answer = await page.request.post(`${buyerUrl}/api/sp/front/user/sendCode`, {
    data: { areaCode: '+86', phone, type: 1, key: '', code: '' },
  });
  expect(await answer.json()).toMatchObject({ code: 200 });

  const row = page.getByRole('row').filter({ hasText: phone });
  await expect(async () => {
    await page.goto(`${adminUrl}/${PAGE}?kind=CODE`);
    await page.reload();
    await expect(row).toContainText(t('background:state.SENT'), { timeout: 5000 });
  }).toPass({ timeout: 120_000 });

  await page.goto(`${adminUrl}/${PAGE}?state=FAILED`);
  await expect(page.getByText(t('background:empty'))).toBeVisible();
  await page.getByRole('button', { name: t('actions.clear') }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(row).toBeVisible();
  await page.context().close();
});

test('X-A173 R-2.94 who may not see the background work is led away from it', async ({ browser, locale }) => {
  const { page } = await signInStaff(browser, 'guest', locale);
  await page.goto(`${adminUrl}/${PAGE}`);
  await expect(page).not.toHaveURL(/background/);
  await page.context().close();
});
